import { MAX_LISTED_TAGS, tagRenaming, tagUseView } from "../../../core/index.js";
import { costs, type Route, route } from "../route.js";
import { RenamedTag, TagRenaming, Tags } from "../schemas/time-entries.js";
import { timeEntryTag as tag } from "./time-entries.js";

export const tagRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/tags",
    operation: "listTags",
    cost: costs.report,
    mayBeOutdated: true,
    summary: "List the tags of time entries",
    description: `Returns the ${MAX_LISTED_TAGS.toLocaleString("en")} most frequent tags of the workspace, to all its members`,
    tag,
    permission: "time_entries:read",
    status: 200,
    response: Tags,
    handle: async ({ useCases, actor }) => ({ body: { tags: (await useCases.listTags(actor)).map(tagUseView) } }),
  }),
  route({
    method: "POST",
    path: "/tags/rename",
    operation: "renameTags",
    cost: costs.report,
    summary: "Rename or merge tags",
    description:
      "Replaces tags of all time entries by one, also of billed entries, since invoices do not contain tags. The changed entries have a new version. `entries` is their number.",
    again: "unchanged",
    tag,
    permission: "time_entries:write",
    everything: true,
    body: TagRenaming,
    status: 200,
    response: RenamedTag,
    handle: async ({ useCases, actor, body }) => ({
      body: tagUseView(await useCases.renameTags(actor, tagRenaming.fromJson(body))),
    }),
  }),
];
