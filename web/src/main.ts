import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { useLanguage } from "./lib/catalogues.ts";
import { listen } from "./lib/navigation.svelte.ts";
import { session } from "./lib/session.svelte.ts";
import { applySettings, settings } from "./lib/settings.svelte.ts";

applySettings();
void session.load();
await useLanguage(settings.language);
listen();
const target = document.getElementById("app");
if (target) mount(App, { target });
