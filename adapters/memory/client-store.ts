import type { ClientStore } from "../../core/clients/client-store.js";
import { pageByCreation } from "./paging.js";
import { deleteRow, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./space.js";

export function clientStore({ clients, projects, invoices, workspaces, workspaceId }: View): ClientStore {
  return {
    async find(id) {
      return clients.get(id) ?? null;
    },
    async list(page) {
      return pageByCreation(clients.all(), page);
    },
    async insert(client) {
      requireRow(workspaces, workspaceId, "workspace");
      insertRow(clients, client);
    },
    async update(client) {
      updateRow(clients, client, "the client");
    },
    async delete(client) {
      const used = [...projects.all(), ...invoices.all()].some(({ clientId }) => clientId === client.id);
      deleteRow(clients, client, "client", used);
    },
  };
}
