import type { TObject } from "@sinclair/typebox";
import {
  type Milestone,
  type MilestoneFilter,
  type MilestoneId,
  type MilestonePatch,
  milestoneStatuses,
  milestoneTable,
  type UserActor,
  type View,
} from "../../../core/index.js";
import { mapOptional, toInstant } from "../conversions.js";
import { type ApiUseCases, type Call, list, type Route, route } from "../route.js";
import { Milestone as MilestoneView, MilestoneChanges, MilestoneCreation } from "../schemas/milestones.js";
import { NoFields } from "../schemas/no-fields.js";
import { anyStatus, idsIn, updatedSince, wordsIn } from "./filters.js";

const tag = { name: "Milestones", description: "Parts of projects with fixed fees, which are billed when they are completed." };

const references = ["project", "invoice"] as const;

const show = (milestone: Milestone): View => milestoneTable.toJson(milestone);
const get = async (useCases: ApiUseCases, actor: UserActor, id: MilestoneId): Promise<View> =>
  show(await useCases.getMilestone(actor, id));
const guard: NonNullable<Route<TObject, "mst">["guard"]> = ({ useCases, actor, id }) => get(useCases, actor, id);

const filterOf = ({ query, anyOf }: Pick<Call<never>, "query" | "anyOf">): MilestoneFilter => ({
  projectIds: idsIn("prj", anyOf["project_id"]),
  clientIds: idsIn("cli", anyOf["client_id"]),
  invoiceIds: idsIn("inv", anyOf["invoice_id"]),
  statuses: wordsIn(milestoneStatuses, anyOf["status"]),
  updatedSince: mapOptional(query["updated_since"], toInstant),
});

export const milestoneRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/milestones",
    operation: "listMilestones",
    summary: "List all milestones",
    description: "Returns the milestones that match all filters, by due date.",
    tag,
    permission: "milestones:read",
    sorts: ["due_date", "created_at", "updated_at"],
    expand: references,
    query: {
      project_id: { anyId: "prj" },
      client_id: { anyId: "cli" },
      invoice_id: { anyId: "inv" },
      status: anyStatus(milestoneStatuses),
      updated_since: updatedSince,
    },
    status: 200,
    response: MilestoneView,
    handle: async ({ useCases, actor, page, ...call }) =>
      list({ page: await useCases.listMilestones(actor, filterOf(call), page), show }),
  }),
  route({
    method: "POST",
    path: "/milestones",
    operation: "createMilestone",
    summary: "Create a milestone",
    description:
      "Plans a milestone of a project that is not archived. `from_milestones` of `POST /invoices` bills it when it is completed, if the project has a client.",
    emits: ["milestone.created"],
    again: "repeated",
    tag,
    permission: "milestones:write",
    body: MilestoneCreation,
    status: 201,
    response: MilestoneView,
    invalid: ["out_of_range", "unknown_reference"],
    conflicts: ["project_archived"],
    handle: async ({ useCases, actor, body }) => {
      const milestone = await useCases.createMilestone(actor, milestoneTable.fromJson(body));
      return { body: show(milestone), location: `/milestones/${milestone.id}` };
    },
  }),
  route({
    method: "GET",
    path: "/milestones/:id",
    id: "mst",
    operation: "getMilestone",
    summary: "Retrieve a milestone",
    description: "Returns a milestone, with the invoice that bills it.",
    tag,
    permission: "milestones:read",
    expand: references,
    status: 200,
    response: MilestoneView,
    guard,
    handle: async ({ useCases, actor, id }) => ({ body: await get(useCases, actor, id) }),
  }),
  route({
    method: "PATCH",
    path: "/milestones/:id",
    id: "mst",
    operation: "updateMilestone",
    summary: "Update a milestone",
    description: "Changes the fields in the request. A milestone on an invoice cannot change (409 `milestone_invoiced`).",
    emits: ["milestone.updated"],
    again: "unchanged",
    tag,
    permission: "milestones:write",
    expanded: references,
    body: MilestoneChanges,
    status: 200,
    response: MilestoneView,
    invalid: ["out_of_range"],
    conflicts: ["milestone_invoiced"],
    guard,
    handle: async ({ useCases, actor, id, body }) => ({
      body: show(await useCases.updateMilestone(actor, id, milestoneTable.fromJson<MilestonePatch>(body))),
    }),
  }),
  route({
    method: "DELETE",
    path: "/milestones/:id",
    id: "mst",
    operation: "deleteMilestone",
    summary: "Delete a milestone",
    description: "Deletes a milestone, unless it is on an invoice (409 `milestone_invoiced`).",
    emits: ["milestone.deleted"],
    again: "404 not_found",
    tag,
    permission: "milestones:write",
    status: 204,
    response: null,
    conflicts: ["milestone_invoiced"],
    handle: async ({ useCases, actor, id }) => {
      await useCases.deleteMilestone(actor, id);
      return { body: null };
    },
  }),
  route({
    method: "POST",
    path: "/milestones/:id/complete",
    id: "mst",
    operation: "completeMilestone",
    summary: "Complete a milestone",
    description: "Completes an open milestone now, so that an invoice can bill it.",
    emits: ["milestone.completed"],
    again: "unchanged",
    tag,
    permission: "milestones:write",
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: MilestoneView,
    likePatch: true,
    guard,
    handle: async ({ useCases, actor, id }) => ({ body: show(await useCases.completeMilestone(actor, id)) }),
  }),
  route({
    method: "POST",
    path: "/milestones/:id/reopen",
    id: "mst",
    operation: "reopenMilestone",
    summary: "Reopen a milestone",
    description: "Opens a completed milestone again, unless it is on an invoice (409 `milestone_invoiced`).",
    emits: ["milestone.updated"],
    again: "unchanged",
    tag,
    permission: "milestones:write",
    body: NoFields,
    bodyOptional: true,
    status: 200,
    response: MilestoneView,
    likePatch: true,
    conflicts: ["milestone_invoiced"],
    guard,
    handle: async ({ useCases, actor, id }) => ({ body: show(await useCases.reopenMilestone(actor, id)) }),
  }),
];
