import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "$lib/ahead";
import "$lib/renew";
import "$lib/worker";

mount(App, { target: document.getElementById("app")! });
