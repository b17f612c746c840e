import {
  activities,
  type Client,
  type ClientFilter,
  type ClientPatch,
  clientCreditTable,
  clientTable,
  clientView,
  currencyCodes,
} from "../../../core/index.js";
import { mapOptional, toInstant } from "../conversions.js";
import { type Call, type Route, list, route } from "../route.js";
import { Client as ClientView, ClientChanges, ClientCreation, CreditBalance } from "../schemas/clients.js";
import { applyTo, applyToQuery, ratesApply } from "./apply-to.js";
import { anyEmail, anyStatus, containing, externalFilterOf, externalFilters, updatedSince, wordsIn } from "./filters.js";

const tag = { name: "Clients", description: "The customers that invoices are issued to." };

const filterOf = ({ query, anyOf, pairs }: Pick<Call<never>, "query" | "anyOf" | "pairs">): ClientFilter => ({
  statuses: wordsIn(activities, anyOf["status"]),
  name: query["name"],
  emails: anyOf["email"],
  currencies: wordsIn(currencyCodes, anyOf["currency"]),
  updatedSince: mapOptional(query["updated_since"], toInstant),
  ...externalFilterOf({ anyOf, pairs }),
});

export const clientRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/clients",
    operation: "listClients",
    summary: "List all clients",
    description: "Returns active and archived clients that match all filters.",
    tag,
    permission: "clients:read",
    sorts: ["created_at", "updated_at", "name"],
    query: {
      status: anyStatus(activities),
      name: containing("Ada"),
      email: anyEmail,
      currency: {
        anyOf: currencyCodes,
        description: "Filters by the client's own currency. Clients without one never match.",
      },
      updated_since: updatedSince,
      ...externalFilters,
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
    operation: "createClient",
    summary: "Create a client",
    description:
      "Creates an active client; only the name is required. What is absent, such as the currency, the tax and the payment terms, is taken from the workspace when an invoice is created or issued.",
    emits: ["client.created"],
    again: "repeated",
    tag,
    permission: "clients:write",
    body: ClientCreation,
    status: 201,
    response: ClientView,
    conflicts: ["external_id_taken"],
    handle: async ({ useCases, actor, body }) => {
      const client = await useCases.createClient(actor, clientTable.fromJson(body));
      return { body: clientView(client), location: `/clients/${client.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/clients/:id",
    id: "cli",
    operation: "getClient",
    summary: "Retrieve a client",
    description: "Returns an active or archived client.",
    tag,
    permission: "clients:read",
    status: 200,
    response: ClientView,
    handle: async ({ useCases, actor, id }) => ({ body: clientView(await useCases.getClient(actor, id)) }),
  }),
  route({
    method: "GET",
    path: "/clients/:id/credit-balance",
    id: "cli",
    operation: "getCreditBalance",
    summary: "Retrieve the credit balance of a client",
    description:
      "Returns what a client has paid in excess, in each currency, with the rows that it consists of. `POST /invoices/{id}/apply-credit` pays an invoice from it.",
    tag,
    permission: "clients:read",
    status: 200,
    response: CreditBalance,
    handle: async ({ useCases, actor, id }) => {
      const { balances, rows } = await useCases.getCreditBalance(actor, id);
      return {
        body: {
          balances: balances.map(({ currency, balance }) => ({ currency, balance: Number(balance) })),
          rows: rows.map((row) => clientCreditTable.toJson(row)),
        },
      };
    },
  }),
  route({
    method: "PATCH",
    path: "/clients/:id",
    id: "cli",
    operation: "updateClient",
    summary: "Update a client",
    description: `Changes the fields in the request. Issued invoices keep the data that the client had then; drafts get the new data when they are issued. An archived client gets no new invoices. ${ratesApply}`,
    emits: ["client.updated"],
    again: "unchanged",
    tag,
    permission: "clients:write",
    query: applyToQuery,
    body: ClientChanges,
    status: 200,
    response: ClientView,
    conflicts: ["external_id_taken"],
    guard: async ({ useCases, actor, id }) => clientView(await useCases.getClient(actor, id)),
    handle: async ({ useCases, actor, id, body, query }) => ({
      body: clientView(await useCases.updateClient(actor, id, clientTable.fromJson<ClientPatch>(body), applyTo(query))),
    }),
  }),
  route({
    method: "DELETE",
    path: "/clients/:id",
    id: "cli",
    operation: "deleteClient",
    summary: "Delete a client",
    description:
      "Deletes a client that no project and no invoice refers to. Otherwise it returns 409 `in_use`: archive the client instead.",
    emits: ["client.deleted"],
    again: "404 not_found",
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
