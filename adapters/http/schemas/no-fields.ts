import { named } from "./annotations.js";
import { body } from "./primitives.js";

/** The body of operations without fields. */
export const NoFields = named("NoFields", body({}));
