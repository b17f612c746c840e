import { DEFAULT_MAIL_LIMIT, INVITATIONS_PER_HOUR, INVOICE_MAILS_PER_HOUR } from "../../../core/index.js";

/** What holds for every operation, as the documentation's first page. */
export const about = `Time tracking and invoicing for teams.

- **Authentication**: \`Authorization: Bearer <token>\`, or the cookie of a browser that is signed in to the dashboard. The token decides the workspace; its user's role and its scopes decide what it may do.
- **Amounts** are integers in minor units of the currency beside them. Percentages and quantities are decimal strings. A rate is an amount per hour.
- **Times** are taken with any offset and answered in UTC with milliseconds. Dates are \`YYYY-MM-DD\`.
- **Changes**: in a PATCH an absent field is unchanged and \`null\` clears. What GET shows may be sent back with changes.
- **Lists** are pages, newest first. Follow \`next_cursor\` or the \`Link\` header; what is added or removed meanwhile makes nothing appear twice or vanish. With \`.csv\` after its path, or with \`Accept: text/csv\`, a list comes whole, as CSV.
- **Errors** are problems (RFC 9457). Build on \`code\`, and on the \`code\` of each of \`errors\`; \`x-problem-codes\` in this document lists all of them.
- **Lost updates**: send the \`ETag\` of what was read back as \`If-Match\`.
- **Repeats**: every POST and PATCH that is made with a token takes an \`Idempotency-Key\`, which holds for that token, method and path.
- **Copies**: \`GET /changes\` tells of every creation, change and deletion, in order.
- **Limits**: \`RateLimit\` tells what the token has left; beyond it, 429 with \`Retry-After\`. In an hour, an address gets at most ${INVITATIONS_PER_HOUR} invitations or ${INVOICE_MAILS_PER_HOUR} mails with invoices from a workspace, and a workspace sends at most as many mails as its operator allows (${DEFAULT_MAIL_LIMIT} by default); beyond that, 429 \`mail_limit\`.

Requests are refused in this order: 401, 429, 404 of the path, 405, 406, 413, 415, 400, 403 of the role, 404 of the id, 422, 412, 409.`;
