import type { components } from "../../api/api.js";

export type Task = components["schemas"]["Task"];
