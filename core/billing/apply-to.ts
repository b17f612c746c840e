import { optional, value } from "../access/arguments.js";
import { choiceType } from "../kernel/field-types.js";
import { applyToValues } from "./rerate.js";

/** The last argument of use cases that change a rate. */
export const applyTo = optional(value("applyTo", choiceType(applyToValues)));
