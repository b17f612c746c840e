import {
  bankStatementTable,
  type BankStatement,
  type BankStatementFilter,
  type GivenReadingOptions,
  MAX_STATEMENT_BYTES,
  MAX_STATEMENT_MIB,
  readingOptionsTable,
  statementLimits,
  type View,
} from "../../../core/index.js";
import { mapOptional, toInstant } from "../conversions.js";
import { type Call, costs, list, type QueryParameter, type Route, route } from "../route.js";
import { BankStatement as StatementView, BankStatementImport } from "../schemas/bank-statements.js";
import { updatedSince } from "./filters.js";

export const bankStatementTag = {
  name: "Bank statements",
  description: "Statements of bank accounts, and what their transactions pay.",
};

/** The content decides how a file is read. */
const mediaTypes = ["application/xml", "text/xml", "text/plain", "text/csv", "application/octet-stream"];

const showStatement = (statement: BankStatement): View => bankStatementTable.toJson(statement);

/** A query parameter for each option of reading a file. */
const readingParameters: Readonly<Record<string, QueryParameter>> = Object.fromEntries(
  readingOptionsTable.named.map(({ jsonName, field: { type, words } }): [string, QueryParameter] => {
    const [meaning, given] = typeof words === "string" || words === undefined ? [words ?? "", null] : words;
    const one = [given].flat()[0];
    const described = { description: meaning, ...(typeof one === "string" && { example: one }) };
    switch (type.shape.kind) {
      case "choice":
        return [jsonName, { oneOf: type.shape.choices, ...described }];
      case "whole":
        return [jsonName, { minimum: type.shape.limits.min, maximum: type.shape.limits.max, default: 0, ...described }];
      case "list":
        return [jsonName, { anyText: statementLimits.column.max, ...described }];
      case "text":
        return [jsonName, { text: type.shape.limits.max, ...described }];
      default:
        return [jsonName, { text: 3, ...described }];
    }
  }),
);

const optionsIn = ({ query, anyOf }: Pick<Call<never>, "query" | "anyOf">): GivenReadingOptions =>
  readingOptionsTable.fromJson(
    Object.fromEntries(
      readingOptionsTable.named.map(({ jsonName, field: { type } }) => {
        const text = query[jsonName];
        if (type.shape.kind === "list") return [jsonName, anyOf[jsonName]];
        return [jsonName, type.shape.kind === "whole" ? mapOptional(text, Number) : text];
      }),
    ),
  );

const statementFilter = ({ query, anyOf }: Pick<Call<never>, "query" | "anyOf">): BankStatementFilter => ({
  accounts: anyOf["account"],
  updatedSince: mapOptional(query["updated_since"], toInstant),
});

export const account: QueryParameter = {
  anyText: statementLimits.account.max,
  description: "Filters by the IBAN without spaces, or number, of the account",
  example: "DE02120300000000202051",
};

export const bankStatementRoutes: readonly Route[] = [
  route({
    method: "POST",
    path: "/bank-statements",
    operation: "importBankStatements",
    summary: "Import bank statements",
    description: `Reads a file of at most ${MAX_STATEMENT_MIB} MiB and ${statementLimits.transactions} transactions: XML (camt.053, camt.052, camt.054), MT940, or CSV with the columns that the parameters name. A transaction that is stored already, from the same file or an overlapping one, is not stored again. Each transaction has proposals of what it pays; if the workspace has \`book_exact_payments\`, those with an exact reference and amount are booked. Errors name the line and column.`,
    emits: ["bank_statement.created", "bank_transaction.updated", "invoice.payment_recorded", "invoice.paid"],
    again: "unchanged",
    tag: bankStatementTag,
    permission: "bank_statements:write",
    query: readingParameters,
    raw: { mediaTypes, maxBytes: MAX_STATEMENT_BYTES },
    cost: costs.file,
    status: 200,
    response: BankStatementImport,
    invalid: ["column_unknown", "currency_unknown", "required", "too_short", "statement_unreadable", "too_many_transactions"],
    handle: async ({ useCases, actor, raw, ...call }) => {
      if (!raw) throw new Error("The request has no file.");
      const imported = await useCases.importBankStatements(actor, { content: raw.content, ...optionsIn(call) });
      const { statements, newCount, knownCount } = imported;
      return { body: { statements: statements.map(showStatement), new_count: newCount, known_count: knownCount } };
    },
  }),
  route({
    method: "GET",
    path: "/bank-statements",
    operation: "listBankStatements",
    summary: "List all bank statements",
    description: "Returns the bank statements that match all filters.",
    tag: bankStatementTag,
    permission: "bank_statements:read",
    sorts: ["created_at"],
    query: { account, updated_since: updatedSince },
    status: 200,
    response: StatementView,
    handle: async ({ useCases, actor, page, ...call }) =>
      list({ page: await useCases.listBankStatements(actor, statementFilter(call), page), show: showStatement }),
  }),
  route({
    method: "GET",
    path: "/bank-statements/:id",
    id: "bst",
    operation: "getBankStatement",
    summary: "Retrieve a bank statement",
    description: "Returns a bank statement. `GET /bank-transactions?statement_id=` returns its new transactions.",
    tag: bankStatementTag,
    permission: "bank_statements:read",
    status: 200,
    response: StatementView,
    handle: async ({ useCases, actor, id }) => ({ body: showStatement(await useCases.getBankStatement(actor, id)) }),
  }),
];
