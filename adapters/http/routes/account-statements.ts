import {
  accountStatementView,
  currencyCodes,
  documentFormats,
  MAX_PRINTED_ROWS,
  type Message,
  messageStatuses,
  messageView,
} from "../../../core/index.js";
import { mapNullable, mapOptional, toDate } from "../conversions.js";
import { type Call, costs, list, type Route, route } from "../route.js";
import { Message as MessageView, StatementSending } from "../schemas/messages.js";
import { AccountStatement } from "../schemas/statements.js";
import { anyStatus, wordsIn } from "./filters.js";
import { reportTag } from "./reports.js";

const ofMovements = {
  from: { format: "date", description: "Start of the range of movements, inclusive" },
  to: { format: "date", description: "End of the range of movements, exclusive" },
  currency: { anyOf: currencyCodes, description: "Filters by currency" },
} as const;

const requestOf = ({ query, anyOf }: Pick<Call<never>, "query" | "anyOf">) => ({
  from: mapOptional(query["from"], toDate),
  to: mapOptional(query["to"], toDate),
  currencies: wordsIn(currencyCodes, anyOf["currency"]),
});

/** The statement of account of a client, as data, as PDF and by email. */
export const accountStatementRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/clients/:id/statement",
    id: "cli",
    operation: "getAccountStatement",
    cost: costs.report,
    mayBeOutdated: true,
    summary: "Retrieve the statement of account of a client",
    description:
      "Returns what the client owes by currency: the open invoices and deposits as of today with their age, and all movements from `from` up to but not including `to` with the balances before and after them. An invoice counts on its issue date with what was to be paid of it, a credit note on its issue date, a settlement on its `paid_on`, and a reversal on the day on which it was recorded.",
    tag: reportTag,
    permission: "invoices:read",
    query: ofMovements,
    invalid: ["range_reversed"],
    status: 200,
    response: AccountStatement,
    handle: async ({ useCases, actor, id, ...call }) => ({
      body: accountStatementView(await useCases.getAccountStatement(actor, id, requestOf(call))),
    }),
  }),
  route({
    method: "GET",
    path: "/clients/:id/statement/export",
    id: "cli",
    operation: "exportAccountStatement",
    cost: costs.file,
    summary: "Download the statement of account of a client as PDF",
    description: `Returns what \`GET /clients/{id}/statement\` returns as a PDF in the language of the client, with how to pay what is due. It is not stored: each download has what is due then. A statement with more than ${MAX_PRINTED_ROWS.toLocaleString("en")} open items and movements is refused (422 \`range_too_long\`).`,
    tag: reportTag,
    permission: "invoices:read",
    query: ofMovements,
    invalid: ["range_reversed", "range_too_long"],
    refusals: ["format_not_available"],
    status: 200,
    response: null,
    produces: documentFormats.pdf.mediaType,
    handle: async ({ useCases, actor, id, disconnectSignal, ...call }) => {
      const request = { ...requestOf(call), signal: disconnectSignal() };
      const { content: file, fileName } = await useCases.exportAccountStatement(actor, id, request);
      return { file, fileName };
    },
  }),
  route({
    method: "POST",
    path: "/clients/:id/statement/send",
    id: "cli",
    operation: "sendAccountStatement",
    cost: costs.report,
    summary: "Send the statement of account of a client by email",
    description:
      "Queues an email with the statement as PDF to the client or to `to`. The PDF is rendered when the email is sent, with what is due then. The email is sent after the response, and retried while the mail server has not accepted it; `GET /clients/{id}/messages` shows its status.",
    again: "repeated",
    tag: reportTag,
    permission: "invoices:write",
    body: StatementSending,
    bodyOptional: true,
    status: 202,
    response: MessageView,
    invalid: ["recipient_missing", "range_reversed", "range_too_long"],
    guard: async ({ useCases, actor, id }) => accountStatementView(await useCases.getAccountStatement(actor, id)),
    handle: async ({ useCases, actor, id, body }) => {
      const { statement_from: from, statement_to: to, ...rest } = body;
      const command = { ...rest, statementFrom: mapNullable(from, toDate), statementTo: mapNullable(to, toDate) };
      return { body: messageView(await useCases.sendAccountStatement(actor, id, command)) };
    },
  }),
  route({
    method: "GET",
    path: "/clients/:id/messages",
    id: "cli",
    operation: "listClientMessages",
    summary: "List the emails with a statement of account of a client",
    description: "Returns each email: its recipients, its text, and whether it is queued, sent or failed.",
    tag: reportTag,
    permission: "invoices:read",
    sorts: ["created_at"],
    query: { status: anyStatus(messageStatuses) },
    status: 200,
    response: MessageView,
    handle: async ({ useCases, actor, id, anyOf, page }) =>
      list({
        page: await useCases.listClientMessages(actor, id, { statuses: wordsIn(messageStatuses, anyOf["status"]) }, page),
        show: (message: Message) => messageView(message),
      }),
  }),
];
