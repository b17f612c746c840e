export { default as projects } from "../../features/projects/words/es.js";
export { default as time } from "../../features/time/words/es.js";
export { default as welcome } from "../../features/welcome/words/es.js";
export { default as work } from "../../features/work/words/es.js";
export { default as shell } from "../shell/es.js";
