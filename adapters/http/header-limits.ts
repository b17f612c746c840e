import { requestLimits } from "../../core/index.js";

/** The maximum size of the headers of a request. */
export const MAX_HEADER_KIB = 16;
/** The maximum length of an `X-Request-Id`, which consists of letters, digits, `.`, `_` and `-`. */
export const MAX_REQUEST_ID = requestLimits.requestId;
/** An `Idempotency-Key`: printable ASCII. */
export const idempotencyKey = { minLength: 1, maxLength: 255, pattern: "^[ -~]+$" } as const;
