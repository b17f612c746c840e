import { Type } from "@sinclair/typebox";
import { clientCreditTable, clientTable, NEWEST_CREDITS } from "../../../core/index.js";
import { named } from "./annotations.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";
import { amount, currency, view } from "./primitives.js";

export const Client = named("Client", "A customer, to whom invoices are addressed.", viewOf(clientTable));

export const ClientCreation = named(
  "ClientCreation",
  "A client to create. Absent fields get their defaults.",
  creationOf(clientTable),
  {
    name: "Ada Ltd",
    email: "ada@example.com",
    rate: 9000,
    tax: { category: "S", rate: "19" },
  },
);
export const ClientChanges = named(
  "ClientPatch",
  "The changes of a client. Absent fields do not change, including those of the address.",
  changesOf(clientTable),
  { payment_terms_days: 14 },
);

const ClientCredit = named("ClientCredit", "A row of what a client has paid in excess.", viewOf(clientCreditTable));

export const CreditBalance = named(
  "CreditBalance",
  "What a client has paid in excess.",
  view(
    {
      balances: Type.Array(
        view(
          { currency: currency(), balance: amount(0) },
          { currency: ["Currency of the balance", "EUR"], balance: ["What the client has", 5_000] },
        ),
      ),
      rows: Type.Array(ClientCredit),
    },
    { balances: "The balance in each currency", rows: `The newest rows, the newest first. At most ${NEWEST_CREDITS}` },
  ),
);
