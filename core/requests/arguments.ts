import { actor, anyOf, byCreation, creation, fieldsOf, page } from "../access/arguments.js";
import { idType, instantType, textType, wholeType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { requestLimits } from "./logged-request.js";
import type { RequestFilter } from "./request-store.js";

const filter = fieldsOf<RequestFilter>()({
  requestIds: anyOf(textType({ max: requestLimits.requestId })),
  tokenIds: anyOf(idType("tok")),
  methods: anyOf(textType({ max: 20 })),
  statuses: anyOf(wholeType({ min: 100, max: 599 })),
  from: field.requiredOrNull(instantType),
  to: field.requiredOrNull(instantType),
});

/** The arguments of the use cases. */
export const requestArguments = { listRequests: [actor, creation(filter), page(byCreation)] } as const;
