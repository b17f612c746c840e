import type { Static } from "@sinclair/typebox";
import {
  activities,
  addressPatch,
  type Client,
  type ClientFilter,
  clientView,
  currencyCodes,
  taxJson,
  earlyPaymentJson,
} from "../../../core/index.js";
import { mapNullable, mapOptional, toAmount, toCurrency, toInstant } from "../conversions.js";
import { type Call, type Route, list, route } from "../route.js";
import { Client as ClientView, ClientCreation, ClientPatch } from "../schemas/clients.js";
import { applyTo, applyToQuery } from "./apply-to.js";
import { anyEmail, anyStatus, part, updatedSince, wordsIn } from "./filters.js";

const tag = { name: "Clients", description: "The customers that invoices are issued to." };

const command = (body: Static<typeof ClientPatch>) => ({
  name: body.name,
  legalName: body.legal_name,
  email: body.email,
  address: mapNullable(body.address, addressPatch),
  taxId: body.tax_id,
  tax: mapNullable(body.tax, taxJson.fromJson),
  currency: mapNullable(body.currency, toCurrency),
  paymentTermsDays: body.payment_terms_days,
  earlyPaymentDiscount: mapNullable(body.early_payment_discount, earlyPaymentJson.fromJson),
  rate: mapNullable(body.rate, toAmount),
  buyerReference: body.buyer_reference,
  locale: body.locale,
  notes: body.notes,
  status: body.status,
});

const filterOf = ({ query, anyOf }: Pick<Call<never>, "query" | "anyOf">): ClientFilter => ({
  statuses: wordsIn(activities, anyOf["status"]),
  name: query["name"],
  emails: anyOf["email"],
  currencies: wordsIn(currencyCodes, anyOf["currency"]),
  updatedSince: mapOptional(query["updated_since"], toInstant),
});

const contentCodes = [
  "country_unknown",
  "locale_unknown",
  "tax_id_malformed",
  "tax_rate_out_of_range",
  "tax_rate_not_zero",
  "exemption_code_of_other_category",
  "exemption_code_unknown",
  "exemption_reason_not_allowed",
];

export const clientRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/clients",
    operation: "listClients",
    summary: "List all clients",
    tag,
    permission: "clients:read",
    sorts: ["created_at", "updated_at", "name"],
    query: {
      status: anyStatus(activities),
      name: part("Ada"),
      email: anyEmail,
      currency: {
        anyOf: currencyCodes,
        description: "Filters by the client's own currency. Clients without one never match.",
      },
      updated_since: updatedSince,
    },
    status: 200,
    response: ClientView,
    handle: async ({ useCases, actor, page, ...call }) =>
      list({
        page: await useCases.listClients(actor, filterOf(call), page),
        show: (client: Client) => clientView(client),
      }),
  }),
  route({
    method: "POST",
    path: "/clients",
    operation: "addClient",
    summary: "Create a client",
    tag,
    permission: "clients:write",
    body: ClientCreation,
    status: 201,
    response: ClientView,
    invalid: contentCodes,
    handle: async ({ useCases, actor, body }) => {
      const client = await useCases.createClient(actor, { ...command(body), name: body.name });
      return { body: clientView(client), location: `/clients/${client.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/clients/:id",
    id: "cli",
    operation: "getClient",
    summary: "Retrieve a client",
    tag,
    permission: "clients:read",
    status: 200,
    response: ClientView,
    handle: async ({ useCases, actor, id }) => ({ body: clientView(await useCases.getClient(actor, id)) }),
  }),
  route({
    method: "PATCH",
    path: "/clients/:id",
    id: "cli",
    operation: "updateClient",
    summary: "Update a client",
    tag,
    permission: "clients:write",
    query: applyToQuery,
    body: ClientPatch,
    status: 200,
    response: ClientView,
    invalid: contentCodes,
    guard: async ({ useCases, actor, id }) => clientView(await useCases.getClient(actor, id)),
    handle: async ({ useCases, actor, id, body, query }) => ({
      body: clientView(await useCases.updateClient(actor, id, command(body), applyTo(query))),
    }),
  }),
  route({
    method: "DELETE",
    path: "/clients/:id",
    id: "cli",
    operation: "deleteClient",
    summary: "Delete a client",
    tag,
    permission: "clients:write",
    status: 204,
    response: null,
    conflicts: ["in_use"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteClient(actor, id);
      return { body: null };
    },
  }),
];
