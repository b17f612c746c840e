import {
  addressJson,
  earlyPaymentJson,
  type Client,
  type ClientFilter,
  type ClientStore,
  type NamedSortKey,
  type Page,
  type PageRequest,
  taxJson,
} from "../../../core/index.js";
import { int8, integer, json, Mapping, text, versioned } from "../rows.js";
import type { Session } from "../session.js";
import { AggregateStore } from "./aggregate-store.js";
import {
  type ConditionsWithEmails,
  containsInOrder,
  emailConditions,
  isAny,
  isFromInstant,
  withEmailKeys,
} from "./conditions.js";

export const clients = new Mapping<Client>("client", "clients", {
  id: text,
  name: text,
  legalName: text,
  email: text,
  address: json(addressJson),
  taxId: text,
  tax: json(taxJson),
  currency: text,
  paymentTermsDays: integer,
  earlyPaymentDiscount: json(earlyPaymentJson),
  rate: int8,
  buyerReference: text,
  locale: text,
  notes: text,
  status: text,
  ...versioned,
});

const conditions: ConditionsWithEmails<ClientFilter> = {
  statuses: isAny("status"),
  name: containsInOrder("name"),
  ...emailConditions,
  currencies: isAny("currency"),
  updatedSince: isFromInstant("updated_at"),
};

export class SqlClientStore extends AggregateStore<Client> implements ClientStore {
  constructor(session: Session) {
    super(session, clients);
  }

  list(filter: ClientFilter, page: PageRequest<NamedSortKey>): Promise<Page<Client>> {
    return this.filtered(conditions, withEmailKeys(filter), page);
  }
}
