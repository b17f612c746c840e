import { actor, anyOf, fieldsOf, ruled } from "../access/arguments.js";
import { choiceType, wholeType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { MAX_PAGE_SIZE } from "../kernel/page.js";
import { changeTypes } from "./change.js";
import type { ListChanges } from "./use-cases/list-changes.js";

const request = fieldsOf<ListChanges>()({
  after: field.requiredOrNull(wholeType({ min: 0, max: Number.MAX_SAFE_INTEGER })),
  limit: field.required(wholeType({ min: 1, max: MAX_PAGE_SIZE })),
  types: anyOf(choiceType(changeTypes)),
});

/** The arguments of the use cases. */
export const changeArguments = {
  listChanges: [actor, ruled(request)],
  findEndOfChanges: [actor],
} as const;
