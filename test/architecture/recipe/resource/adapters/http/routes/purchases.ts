import { type Actor, type Purchase, type PurchaseId, type PurchasePatch, purchaseTable, type View } from "../../../core/index.js";
import { type ApiUseCases, list, type Route, route } from "../route.js";
import { Purchase as PurchaseSchema, PurchaseChanges, PurchaseCreation } from "../schemas/purchases.js";
import { idsIn } from "./filters.js";

const tag = { name: "Purchases", description: "Money spent on a project." };

const get = async (useCases: ApiUseCases, actor: Actor, id: PurchaseId): Promise<View> =>
  purchaseTable.toJson(await useCases.getPurchase(actor, id));

export const purchaseRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/purchases",
    operation: "listPurchases",
    summary: "List all purchases",
    description: "Returns the purchases that match all filters.",
    tag,
    permission: "purchases:read",
    sorts: ["created_at"],
    query: { project_id: { anyId: "prj" } },
    status: 200,
    response: PurchaseSchema,
    handle: async ({ useCases, actor, page, anyOf }) =>
      list({
        page: await useCases.listPurchases(actor, { projectIds: idsIn("prj", anyOf["project_id"]) }, page),
        show: (purchase: Purchase) => purchaseTable.toJson(purchase),
      }),
  }),
  route({
    method: "POST",
    path: "/purchases",
    operation: "createPurchase",
    summary: "Create a purchase",
    description: "Creates a purchase of an active project.",
    again: "repeated",
    tag,
    permission: "purchases:write",
    body: PurchaseCreation,
    status: 201,
    response: PurchaseSchema,
    invalid: ["unknown_reference"],
    handle: async ({ useCases, actor, body }) => {
      const purchase = await useCases.createPurchase(actor, purchaseTable.fromJson(body));
      return { body: purchaseTable.toJson(purchase), location: `/purchases/${purchase.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/purchases/:id",
    id: "pur",
    operation: "getPurchase",
    summary: "Retrieve a purchase",
    description: "Returns a purchase.",
    tag,
    permission: "purchases:read",
    status: 200,
    response: PurchaseSchema,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id }) => ({ body: await get(useCases, actor, id) }),
  }),
  route({
    method: "PATCH",
    path: "/purchases/:id",
    id: "pur",
    operation: "updatePurchase",
    summary: "Update a purchase",
    description: "Changes the properties that the request contains.",
    again: "unchanged",
    tag,
    permission: "purchases:write",
    body: PurchaseChanges,
    status: 200,
    response: PurchaseSchema,
    guard: ({ useCases, actor, id }) => get(useCases, actor, id),
    handle: async ({ useCases, actor, id, body }) => ({
      body: purchaseTable.toJson(await useCases.updatePurchase(actor, id, purchaseTable.fromJson<PurchasePatch>(body))),
    }),
  }),
  route({
    method: "DELETE",
    path: "/purchases/:id",
    id: "pur",
    operation: "deletePurchase",
    summary: "Delete a purchase",
    description: "Deletes a purchase that no invoice bills.",
    again: "404 not_found",
    tag,
    permission: "purchases:write",
    status: 204,
    response: null,
    handle: async ({ useCases, actor, id }) => {
      await useCases.deletePurchase(actor, id);
      return { body: null };
    },
  }),
];
