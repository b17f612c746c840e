import type { Client } from "../../core/clients/client.js";
import type { ClientFilter, ClientStore } from "../../core/clients/client-store.js";
import { searchedNames } from "../../core/invoices/invoice-search.js";
import { matchesExternal } from "../../core/kernel/external-fields.js";
import { contains, isAny, isAnyFolded, isAtLeast } from "./matching.js";
import { pageOf } from "./paging.js";
import { deleteRow, findRows, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function clientStore(view: View): ClientStore {
  const {
    clients,
    projects,
    expenses,
    invoices,
    quotes,
    recurringInvoices,
    bankTransactions,
    clientCredits,
    messages,
    workspaces,
    workspaceId,
  } = view;
  return {
    async find(id) {
      return clients.get(id) ?? null;
    },
    async findMany(ids) {
      return findRows(clients, ids);
    },
    async list(filter, page) {
      return pageOf(
        clients.all().filter((one) => matches(one, filter)),
        page,
        (one, sort) => one[sort],
      );
    },
    async insert(client) {
      requireRow(workspaces, workspaceId, "workspace");
      insertRow(clients, client);
    },
    async update(client) {
      updateRow(clients, client, "the client");
    },
    async delete(client) {
      const referring = [projects, expenses, invoices, quotes, recurringInvoices, bankTransactions, clientCredits, messages];
      const used = referring.some((rows) => rows.all().some(({ clientId }) => clientId === client.id));
      deleteRow(clients, client, "client", used);
    },
  };
}

function matches(client: Client, filter: ClientFilter): boolean {
  return (
    isAny(filter.statuses, client.status) &&
    contains(filter.name, searchedNames(client)) &&
    isAnyFolded(filter.emails, client.email) &&
    isAny(filter.currencies, client.currency) &&
    isAtLeast(filter.updatedSince, client.updatedAt) &&
    matchesExternal(client, filter)
  );
}
