import { named } from "./annotations.js";
import { body } from "./primitives.js";

export const NoFields = named("NoFields", "The body of operations without fields. It can be left out.", body({}));
