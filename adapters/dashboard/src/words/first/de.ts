export { default as projects } from "../../features/projects/words/de.js";
export { default as time } from "../../features/time/words/de.js";
export { default as welcome } from "../../features/welcome/words/de.js";
export { default as work } from "../../features/work/words/de.js";
export { default as shell } from "../shell/de.js";
