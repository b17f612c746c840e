export { default as projects } from "../../features/projects/words/en.js";
export { default as time } from "../../features/time/words/en.js";
export { default as welcome } from "../../features/welcome/words/en.js";
export { default as work } from "../../features/work/words/en.js";
export { default as shell } from "../shell/en.js";
