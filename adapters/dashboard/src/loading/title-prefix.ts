import { createStore } from "./store.js";

/** Text before the page's title, such as the time of the running timer. */
export const titlePrefix = createStore("");
