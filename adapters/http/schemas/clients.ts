import { clientTable } from "../../../core/index.js";
import { named } from "./annotations.js";
import { changesOf, creationOf, viewOf } from "./of-fields.js";

export const Client = named("Client", viewOf(clientTable));

export const ClientCreation = named("ClientCreation", creationOf(clientTable), {
  name: "Ada Ltd",
  email: "ada@example.com",
  rate: 9000,
  tax: { category: "S", rate: "19" },
});
export const ClientChanges = named("ClientPatch", changesOf(clientTable), { payment_terms_days: 14 });
