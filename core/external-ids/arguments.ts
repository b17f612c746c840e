import { actor, many, value } from "../access/arguments.js";
import { externalIdLimits } from "../kernel/external-fields.js";
import { choiceType, textType } from "../kernel/field-types.js";
import { externalKinds } from "./external-id.js";

/** The arguments of the use cases. */
export const externalIdArguments = {
  resolveExternalIds: [actor, value("kind", choiceType(externalKinds)), value("ids", many(textType(externalIdLimits)))],
} as const;
