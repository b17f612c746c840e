import {
  fontTypes,
  grantOf,
  MAX_FONT_BYTES,
  MAX_FONT_MIB,
  type UserActor,
  type View,
  workspaceView,
  type Logo,
  logoTypes,
  MAX_LOGO_BYTES,
  MAX_LOGO_KIB,
  type NumberedWorkspace,
  numberedWorkspaceTable,
  type WorkspacePatch,
} from "../../../core/index.js";
import { type ApiUseCases, costs, type Route, route } from "../route.js";
import { Workspace as WorkspaceView, WorkspaceChanges } from "../schemas/workspace.js";
import { fileOf } from "./uploaded-file.js";
import { applyTo, applyToQuery, ratesApply } from "./apply-to.js";

const tag = { name: "Workspace", description: "The workspace of the token and its settings." };

const show = (actor: UserActor, workspace: NumberedWorkspace): View =>
  workspaceView(workspace, grantOf(actor.role, "workspace:read"));
const get = async (useCases: ApiUseCases, actor: UserActor): Promise<View> => show(actor, await useCases.getWorkspace(actor));

/** The router accepts only these media types. */
const logoExtensions: Readonly<Record<Logo["mediaType"], string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/svg+xml": "svg",
};

export const workspaceRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/workspace",
    operation: "getWorkspace",
    summary: "Retrieve the workspace",
    description:
      "Returns the workspace of the token with its settings. Members see only those that they need to display times and amounts.",
    tag,
    permission: "workspace:read",
    status: 200,
    response: WorkspaceView,
    handle: async ({ useCases, actor }) => ({ body: await get(useCases, actor) }),
  }),
  route({
    method: "PATCH",
    path: "/workspace",
    operation: "updateWorkspace",
    summary: "Update the workspace",
    description: `Changes the settings in the request. Invoices that are issued already do not change. \`invoice_next_number\` can only increase, and the ledger records which numbers were skipped. ${ratesApply}`,
    again: "unchanged",
    tag,
    permission: "workspace:write",
    query: applyToQuery,
    body: WorkspaceChanges,
    status: 200,
    response: WorkspaceView,
    invalid: ["next_number_too_low"],
    guard: ({ useCases, actor }) => get(useCases, actor),
    handle: async ({ useCases, actor, body, query }) => {
      const patch = numberedWorkspaceTable.fromJson<WorkspacePatch>(body);
      return { body: show(actor, await useCases.updateWorkspace(actor, patch, applyTo(query))) };
    },
  }),
  route({
    method: "GET",
    path: "/workspace/font",
    operation: "getFont",
    summary: "Download the font of documents",
    description: "Returns the font that was uploaded, or 404 if there is none.",
    tag,
    permission: "workspace:read",
    everything: true,
    status: 200,
    response: null,
    produces: fontTypes,
    mayBeAbsent: true,
    handle: async ({ useCases, actor }) => {
      const { mediaType, content } = await useCases.getFont(actor);
      return { file: content, fileName: mediaType === "font/ttf" ? "font.ttf" : "font.otf", mediaType };
    },
  }),
  route({
    method: "PUT",
    path: "/workspace/font",
    operation: "replaceFont",
    summary: "Upload a font for documents",
    description: `Replaces the font by a TrueType or OpenType font of at most ${MAX_FONT_MIB} MiB, for characters that the included fonts lack. Parts of it are embedded in documents, so its license must allow that. Each upload gives the workspace a new version.`,
    again: "repeated",
    tag,
    permission: "workspace:write",
    raw: { mediaTypes: fontTypes, maxBytes: MAX_FONT_BYTES },
    status: 200,
    response: WorkspaceView,
    invalid: ["font_malformed"],
    handle: async ({ useCases, actor, raw }) => ({
      body: show(actor, await useCases.replaceFont(actor, fileOf(raw, fontTypes))),
    }),
  }),
  route({
    method: "DELETE",
    path: "/workspace/font",
    operation: "deleteFont",
    summary: "Remove the font of documents",
    description: "Removes the uploaded font, so that documents are printed with the included fonts only.",
    again: "unchanged",
    tag,
    permission: "workspace:write",
    status: 204,
    response: null,
    handle: async ({ useCases, actor }) => {
      await useCases.replaceFont(actor, null);
      return { body: null };
    },
  }),
  route({
    method: "GET",
    path: "/workspace/logo",
    operation: "getLogo",
    summary: "Download the logo of invoices",
    description: "Returns the logo that was uploaded, or 404 if there is none.",
    tag,
    permission: "workspace:read",
    everything: true,
    status: 200,
    response: null,
    produces: logoTypes,
    mayBeAbsent: true,
    handle: async ({ useCases, actor }) => {
      const { mediaType, content } = await useCases.getLogo(actor);
      return { file: content, fileName: `logo.${logoExtensions[mediaType]}`, mediaType };
    },
  }),
  route({
    method: "PUT",
    path: "/workspace/logo",
    operation: "replaceLogo",
    summary: "Upload the logo of invoices",
    description: `Replaces the logo by a PNG, a JPEG, or an SVG without scripts, external references and texts, of at most ${MAX_LOGO_KIB} KiB. Invoices that are issued already keep their logo. Each upload gives the workspace a new version.`,
    again: "repeated",
    tag,
    permission: "workspace:write",
    raw: { mediaTypes: logoTypes, maxBytes: MAX_LOGO_BYTES },
    status: 200,
    response: WorkspaceView,
    invalid: ["logo_malformed"],
    cost: costs.file,
    handle: async ({ useCases, actor, raw }) => ({
      body: show(actor, await useCases.replaceLogo(actor, fileOf(raw, logoTypes))),
    }),
  }),
  route({
    method: "DELETE",
    path: "/workspace/logo",
    operation: "deleteLogo",
    summary: "Remove the logo of invoices",
    description: "Removes the logo, so that invoices issued from now on have none. Invoices that are issued already keep theirs.",
    again: "unchanged",
    tag,
    permission: "workspace:write",
    status: 204,
    response: null,
    handle: async ({ useCases, actor }) => {
      await useCases.replaceLogo(actor, null);
      return { body: null };
    },
  }),
];
