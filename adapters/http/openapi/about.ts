import { KIB_PER_REQUEST } from "../route.js";
import { DEFAULT_MAIL_LIMIT, INVITATIONS_PER_HOUR, INVOICE_MAILS_PER_HOUR, MAX_OUTDATED_SECONDS } from "../../../core/index.js";

/** The introduction of the API reference. */
export const about = `Time tracking and invoicing for teams.

- **Authentication**: \`Authorization: Bearer <token>\`, or the session cookie of the dashboard. The token determines the workspace. The user's role and the token's scopes determine its permissions.
- **Amounts** are integers in the currency's minor unit. Percentages and quantities are decimal strings. A rate is an amount per hour.
- **Times** can have any offset in requests and are returned in UTC with milliseconds. Dates are \`YYYY-MM-DD\`.
- **Updates**: a PATCH keeps absent fields, and \`null\` clears a field. You can send the result of a GET back with your changes.
- **Lists** are paginated, newest first. Follow \`next_cursor\` or the \`Link\` header. Items added or removed while you page never cause duplicates or gaps. To export the complete list as CSV, append \`.csv\` to the path or send \`Accept: text/csv\`.
- **Errors** use problem details (RFC 9457). If fields are invalid, the \`code\` is \`validation_failed\`, for one field and for several, and each item of \`errors\` has the \`pointer\` of a field and a \`code\` of its own. Other problems have their own \`code\` and no \`errors\`. In this document, \`x-problem-codes\` lists the codes of problems, \`x-error-codes\` those of \`errors\`.
- **Concurrent updates**: send the \`ETag\` of the version you read as \`If-Match\`. The request fails if the resource has changed since.
- **Idempotent requests**: every authenticated POST and PATCH accepts an \`Idempotency-Key\`. A key applies to one method and path, and to one token or, with a session, to the user.
- **Events**: the description of an operation names the events that can follow, \`x-events\` lists their types. A PATCH that changes nothing emits no events.
- **Current data**: lists and reports may miss the changes of the last ${MAX_OUTDATED_SECONDS} seconds if the service uses a read replica. Send \`Cache-Control: no-cache\` to include all changes that completed before the request.
- **Synchronization**: \`GET /changes\` returns every created, updated and deleted resource, in order.
- **Limits**: \`RateLimit\` reports the remaining requests of the token. Requests over the limit fail with 429 and \`Retry-After\`, as do those over the limit of all tokens of a workspace together, in which each ${KIB_PER_REQUEST} KiB of a body count as a further request. Per hour, a workspace can send ${INVITATIONS_PER_HOUR} invitations and ${INVOICE_MAILS_PER_HOUR} invoices to one email address, and ${DEFAULT_MAIL_LIMIT} emails in total unless the operator sets another limit. Further emails fail with 429 \`mail_limit\`.

Errors are checked in this order: 401, 429, 404 of the path, 405, 406, 413, 415, 400, 403 of the role, 404 of the ID, 422, 412, 409.`;
