import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { ROOT } from "$lib/root";

mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD) navigator.serviceWorker?.register(`${ROOT}/sw.js`).catch(() => undefined); // plain http on a home network has none
