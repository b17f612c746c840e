import type { TObject } from "@sinclair/typebox";
import {
  allocationTable,
  type BankTransaction,
  type BankTransactionFilter,
  type BankTransactionId,
  bankTransactionTable,
  checkRange,
  Issues,
  transactionStatuses,
  type UserActor,
  type View,
} from "../../../core/index.js";
import { mapOptional, toDate, toInstant } from "../conversions.js";
import { type ApiUseCases, type Call, list, type Route, route } from "../route.js";
import { BankTransaction as TransactionView, BankTransactionBooking } from "../schemas/bank-statements.js";
import { NoFields } from "../schemas/no-fields.js";
import { account, bankStatementTag as tag } from "./bank-statements.js";
import { anyStatus, idsIn, updatedSince, wordsIn } from "./filters.js";

const show = (transaction: BankTransaction): View => bankTransactionTable.toJson(transaction);

const get = async (useCases: ApiUseCases, actor: UserActor, id: BankTransactionId): Promise<View> =>
  show(await useCases.getBankTransaction(actor, id));

const guard: NonNullable<Route<TObject, "btx">["guard"]> = ({ useCases, actor, id }) => get(useCases, actor, id);

const transactionFilter = ({ query, anyOf }: Pick<Call<never>, "query" | "anyOf">): BankTransactionFilter => ({
  statuses: wordsIn(transactionStatuses, anyOf["status"]),
  statementIds: idsIn("bst", anyOf["statement_id"]),
  clientIds: idsIn("cli", anyOf["client_id"]),
  accounts: anyOf["account"],
  bookedFrom: mapOptional(query["booked_from"], toDate),
  bookedTo: mapOptional(query["booked_to"], toDate),
  updatedSince: mapOptional(query["updated_since"], toInstant),
});

/** Throws `range_reversed` (invalid). */
function orderedFilter(call: Pick<Call<never>, "query" | "anyOf">): BankTransactionFilter {
  const filter = transactionFilter(call);
  const issues = new Issues();
  checkRange(issues, { from: filter.bookedFrom, to: filter.bookedTo }, ["booked_from", "booked_to"]);
  issues.throwIfAny();
  return filter;
}

export const bankTransactionRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/bank-transactions",
    operation: "listBankTransactions",
    summary: "List all bank transactions",
    description: "Returns the bank transactions that match all filters.",
    tag,
    permission: "bank_transactions:read",
    invalid: ["range_reversed"],
    sorts: ["created_at", "updated_at", "booking_date"],
    query: {
      status: anyStatus(transactionStatuses),
      statement_id: { anyId: "bst" },
      client_id: { anyId: "cli" },
      account,
      booked_from: {
        format: "date",
        description: "Returns only transactions booked on this day or later",
        example: "2026-03-01",
      },
      booked_to: {
        format: "date",
        description: "Returns only transactions booked on this day or earlier",
        example: "2026-03-31",
      },
      updated_since: updatedSince,
    },
    status: 200,
    response: TransactionView,
    handle: async ({ useCases, actor, page, ...call }) =>
      list({ page: await useCases.listBankTransactions(actor, orderedFilter(call), page), show }),
  }),
  route({
    method: "GET",
    path: "/bank-transactions/:id",
    id: "btx",
    operation: "getBankTransaction",
    summary: "Retrieve a bank transaction",
    description: "Returns a bank transaction with what it could pay, or what it paid.",
    tag,
    permission: "bank_transactions:read",
    status: 200,
    response: TransactionView,
    guard,
    handle: async ({ useCases, actor, id }) => ({ body: await get(useCases, actor, id) }),
  }),
  route({
    method: "POST",
    path: "/bank-transactions/:id/ignore",
    id: "btx",
    operation: "ignoreBankTransaction",
    summary: "Ignore a bank transaction",
    description: "Marks a bank transaction that concerns no invoice.",
    emits: ["bank_transaction.updated"],
    again: "unchanged",
    tag,
    permission: "bank_transactions:write",
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: TransactionView,
    likePatch: true,
    conflicts: ["transaction_booked"],
    guard,
    handle: async ({ useCases, actor, id }) => ({ body: show(await useCases.ignoreBankTransaction(actor, id)) }),
  }),
  route({
    method: "POST",
    path: "/bank-transactions/:id/match",
    id: "btx",
    operation: "matchBankTransaction",
    summary: "Match a bank transaction again",
    description:
      "Proposes again what a bank transaction could pay, with the invoices that are open now. An ignored transaction is `unmatched` or `proposed` again.",
    emits: ["bank_transaction.updated"],
    again: "unchanged",
    tag,
    permission: "bank_transactions:write",
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: TransactionView,
    likePatch: true,
    conflicts: ["transaction_booked"],
    guard,
    handle: async ({ useCases, actor, id }) => ({ body: show(await useCases.matchBankTransaction(actor, id)) }),
  }),
  route({
    method: "POST",
    path: "/bank-transactions/:id/book",
    id: "btx",
    operation: "bookBankTransaction",
    summary: "Book a bank transaction",
    description:
      "Records a payment of each invoice, and its discount for early payment if there is one. If money left the account, they are refunds. What is left of the amount becomes credit of the client, or else is refused (`rest_left`). Needs `invoices:write` too.",
    emits: ["bank_transaction.updated", "invoice.payment_recorded", "invoice.paid"],
    again: "409 transaction_booked",
    tag,
    permission: "bank_transactions:write",
    body: BankTransactionBooking,
    status: 200,
    response: TransactionView,
    likePatch: true,
    invalid: [
      "amount_exceeds_due",
      "amount_exceeds_transaction",
      "other_currency",
      "not_unique",
      "out_of_range",
      "required",
      "rest_left",
      "unknown_reference",
    ],
    conflicts: ["amount_paid_negative", "deposit_deducted", "invoice_not_open", "transaction_booked"],
    guard,
    handle: async ({ useCases, actor, id, body }) => {
      const { allocations, keep_rest_as_credit: keepRestAsCredit, client_id: clientId } = body;
      const paid = allocations.map((one) => allocationTable.fromJson(one));
      return { body: show(await useCases.bookBankTransaction(actor, id, { allocations: paid, keepRestAsCredit, clientId })) };
    },
  }),
  route({
    method: "POST",
    path: "/bank-transactions/:id/unbook",
    id: "btx",
    operation: "unbookBankTransaction",
    summary: "Unbook a bank transaction",
    description:
      "Reverses the payments that booking recorded, and takes back the credit of the client. Then the transaction is matched again. Needs `invoices:write` too.",
    emits: ["bank_transaction.updated", "invoice.payment_reversed"],
    again: "409 transaction_not_booked",
    tag,
    permission: "bank_transactions:write",
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: TransactionView,
    likePatch: true,
    conflicts: ["amount_paid_negative", "credit_balance_exceeded", "deposit_deducted", "transaction_not_booked"],
    guard,
    handle: async ({ useCases, actor, id }) => ({ body: show(await useCases.unbookBankTransaction(actor, id)) }),
  }),
];
