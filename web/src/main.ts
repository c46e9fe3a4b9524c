import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD) navigator.serviceWorker?.register("/sw.js").catch(() => undefined); // plain http on a home network has none
