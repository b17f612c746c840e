import type { Schemas } from "../../../../../client/index.js";

export type Task = Schemas["Task"];
