import { Type } from "@sinclair/typebox";
import { agingBuckets, movementTable, openItemTable } from "../../../core/index.js";
import { named } from "./annotations.js";
import { viewOf } from "./of-fields.js";
import { amount, currency, id, localDate, nullable, view } from "./primitives.js";
import { agingFields } from "./reports.js";

const ofCurrency = view(
  {
    currency: currency(),
    open_items: Type.Array(viewOf(openItemTable)),
    amount_due: amount(),
    aging: view(Object.fromEntries(agingBuckets.map((bucket) => [bucket, amount()])), agingFields),
    opening_balance: amount(),
    movements: Type.Array(viewOf(movementTable)),
    closing_balance: amount(),
    credit_balance: amount(),
  },
  {
    open_items: "The invoices and deposits of which something is due today, or to be refunded, the earliest due dates first",
    amount_due: ["The sum of the open items", 100000],
    aging: "The open items by days overdue",
    opening_balance: ["What the client owed before the range", 0],
    movements: "What changed the balance within the range, in the order of their dates",
    closing_balance: ["What the client owed at the end of the range", 100000],
    credit_balance: ["What the client paid in excess and can use for invoices. Not part of the other amounts", 0],
  },
);

export const AccountStatement = named(
  "AccountStatement",
  "What a client owes, and how that came about.",
  view(
    {
      client_id: id("cli"),
      as_of: localDate(),
      from: nullable(localDate()),
      to: nullable(localDate()),
      currencies: Type.Array(ofCurrency),
    },
    {
      as_of: ["Today in the workspace's time zone, of which the open items are", "2026-05-07"],
      from: ["Start of the range of movements, inclusive. Null if it has none", "2026-01-01"],
      to: ["End of the range of movements, exclusive. Null if it has none", null],
      currencies: "One item per currency. Currencies are never added together",
    },
  ),
);
