export { default as projects } from "../../features/projects/words/fr.js";
export { default as time } from "../../features/time/words/fr.js";
export { default as welcome } from "../../features/welcome/words/fr.js";
export { default as work } from "../../features/work/words/fr.js";
export { default as shell } from "../shell/fr.js";
