import { actor, anyOf, changes, creation, fieldsOf, id, ids, listing } from "../access/arguments.js";
import { byName } from "../kernel/page.js";
import { applyTo } from "../billing/apply-to.js";
import { activities } from "../kernel/activity.js";
import { choiceType, currencyType, emailType, instantType, textType } from "../kernel/field-types.js";
import { externalFilter } from "../kernel/external-fields.js";
import { field } from "../kernel/fields.js";
import { nameLimits } from "../kernel/text.js";
import { clientTable } from "./client.js";
import type { ClientFilter } from "./client-store.js";

const filter = fieldsOf<ClientFilter>()({
  statuses: anyOf(choiceType(activities)),
  name: field.optional(textType(nameLimits)),
  emails: anyOf(emailType),
  currencies: anyOf(currencyType),
  updatedSince: field.optional(instantType),
  ...externalFilter,
});

/** The arguments of the use cases. */
export const clientArguments = {
  createClient: [actor, creation(clientTable)],
  listClients: [actor, ...listing(filter, byName)],
  getClient: [actor, id("cli")],
  getCreditBalance: [actor, id("cli")],
  findClients: [actor, ids("cli")],
  updateClient: [actor, id("cli"), changes(clientTable), applyTo],
  deleteClient: [actor, id("cli")],
} as const;
