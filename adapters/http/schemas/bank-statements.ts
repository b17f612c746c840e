import { Type } from "@sinclair/typebox";
import {
  allocationTable,
  bankStatementTable,
  bankTransactionTable,
  bookingLimits,
  statementLimits,
} from "../../../core/index.js";
import { exampleId, named } from "./annotations.js";
import { creationOf, viewOf } from "./of-fields.js";
import { body, integer, nullable, optional, reference, resource, view } from "./primitives.js";

export const BankStatement = named(
  "BankStatement",
  "A statement of a bank account, as a file contained it.",
  viewOf(bankStatementTable),
);

export const BankTransaction = named(
  "BankTransaction",
  "A transaction on a bank account, and what it pays.",
  viewOf(bankTransactionTable),
);

const count = () => integer({ min: 0, max: statementLimits.transactions });

export const BankStatementImport = named(
  "BankStatementImport",
  "What a file with bank statements contained.",
  view(
    { statements: Type.Array(Type.Unsafe<object>(resource("bank_statement"))), new_count: count(), known_count: count() },
    {
      statements: "The stored statements. A statement without new transactions is not stored again",
      new_count: ["Number of transactions that were stored", 1],
      known_count: ["Number of transactions that were stored before", 0],
    },
  ),
);

export const BankTransactionBooking = named(
  "BankTransactionBooking",
  "What a bank transaction pays.",
  body(
    {
      allocations: Type.Array(creationOf(allocationTable), { maxItems: bookingLimits.allocations }),
      keep_rest_as_credit: optional(Type.Boolean()),
      client_id: optional(nullable(reference("cli"))),
    },
    {
      allocations: "The invoices that it pays or refunds. Empty if all of it is credit of the client",
      keep_rest_as_credit: ["Whether the client gets what is left as credit. Otherwise nothing may be left", false],
      client_id: ["ID of the client that gets the rest. Null or absent for that of the invoices", null],
    },
  ),
  { allocations: [{ invoice_id: exampleId("inv"), amount: 26_775 }] },
);
