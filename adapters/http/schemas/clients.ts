import { clientTable } from "../../../core/index.js";
import { named } from "./annotations.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";

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
