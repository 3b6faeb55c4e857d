// A board alone, with recorded positions: `npx vite --config dev/vite.config.ts`, then /dev/
// ?game=<game> &p=<position> &theme=light|dark &film &reduced &spectator &highlight=<place>
import { mount } from "svelte";
import "../src/app.css";
import Stage from "./Stage.svelte";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;
mount(Stage, { target: document.getElementById("stage")! });
