import { actor, anyOf, fieldsOf, listing } from "../access/arguments.js";
import { byCreation } from "../kernel/page.js";
import { idType, instantType, textType, wholeType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { requestLimits } from "./logged-request.js";
import type { RequestQuery } from "./use-cases/list-requests.js";

const filter = fieldsOf<RequestQuery>()({
  requestIds: anyOf(textType({ max: requestLimits.requestId })),
  tokenIds: anyOf(idType("tok")),
  methods: anyOf(textType({ max: 20 })),
  statuses: anyOf(wholeType({ min: 100, max: 599 })),
  from: field.nullable(instantType),
  to: field.nullable(instantType),
});

/** The arguments of the use cases. */
export const requestArguments = { listRequests: [actor, ...listing(filter, byCreation)] } as const;
