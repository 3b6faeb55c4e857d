// A board alone, with recorded positions: `npx vite --config dev/vite.config.ts`, then /dev/
// ?game=<game> &p=<position> &theme=light|dark &film &reduced &spectator &highlight=<place>; another
// position as #<position>. The language is the browser's, or &lang=hu.
import { mount } from "svelte";
import "../src/app.css";
import { useLanguage } from "../src/lib/catalogues.ts";
import { preferred } from "../src/lib/language.svelte.ts";
import Stage from "./Stage.svelte";

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
await useLanguage(preferred([query.get("lang") ?? "", ...navigator.languages]));
mount(Stage, { target: document.getElementById("stage")! });
