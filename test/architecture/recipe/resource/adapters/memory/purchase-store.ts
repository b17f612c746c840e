import type { PurchaseStore } from "../../core/purchases/purchase-store.js";
import { isAny } from "./matching.js";
import { pageByCreation } from "./paging.js";
import { deleteRow, findRows, insertRow, requireRow, updateRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function purchaseStore({ purchases, projects }: View): PurchaseStore {
  return {
    async find(id) {
      return purchases.get(id) ?? null;
    },
    async findMany(ids) {
      return findRows(purchases, ids);
    },
    async list({ projectIds }, page) {
      return pageByCreation(
        purchases.all().filter(({ projectId }) => isAny(projectIds, projectId)),
        page,
      );
    },
    async insert(purchase) {
      requireRow(projects, purchase.projectId, "project");
      insertRow(purchases, purchase);
    },
    async update(purchase) {
      updateRow(purchases, purchase, "the purchase");
    },
    async delete(purchase) {
      deleteRow(purchases, purchase, "purchase", false);
    },
  };
}
