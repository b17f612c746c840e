import { createStore } from "./store.js";

/** The overlay that a key opened: the command palette, or the list of shortcuts. */
export const overlay = createStore<"palette" | "shortcuts" | null>(null);
