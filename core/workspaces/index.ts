import type { Ports } from "../ports/ports.js";
import { makeGetFont, makeReplaceFont } from "./use-cases/replace-font.js";
import { makeGetLogo, makeReplaceLogo } from "./use-cases/replace-logo.js";
import { makeCreateWorkspace } from "./use-cases/create-workspace.js";
import { makeGetTimeZone } from "./use-cases/get-time-zone.js";
import { makeGetWorkspace } from "./use-cases/get-workspace.js";
import { makeUpdateWorkspace } from "./use-cases/update-workspace.js";

export * from "./logo/logo.js";
export type { LogoSize } from "./logo/logo-size.js";
export { logoSize } from "./logo/measure-logo.js";
export { type SvgPiece, svgPieces } from "./logo/svg-tags.js";
export * from "./font/font.js";
export * from "./workspace-file.js";
export * from "./workspace.js";
export * from "./workspace-store.js";
export * from "./workspace-view.js";
export type { CreateWorkspace } from "./use-cases/create-workspace.js";

/** The use cases of workspaces and their settings. They record no events; the change feed reports workspaces. */
export function workspaceUseCases(ports: Ports) {
  return {
    /**
     * Replaces the logo for invoices that are issued from now on; null removes it. Needs `workspace:write`. Throws
     * `logo_malformed` (invalid), also for a logo that cannot be printed.
     */
    replaceLogo: makeReplaceLogo(ports),
    /**
     * Replaces the font for characters that no other font has; null removes it. Needs `workspace:write`. Throws `font_malformed` (invalid) for what is not a
     * font that documents can contain.
     */
    replaceFont: makeReplaceFont(ports),
    /** Returns the current font. Needs `workspace:read`; throws `forbidden` for members, and `not_found` if there is none. */
    getFont: makeGetFont(ports),
    /** Returns the current logo. Needs `workspace:read`; throws `forbidden` for members, and `not_found` if there is none. */
    getLogo: makeGetLogo(ports),
    /**
     * Creates a workspace, its active owner and the owner's first API token, whose plain text cannot be read again. For the
     * operator: has no actor.
     */
    createWorkspace: makeCreateWorkspace(ports),
    /** Returns the workspace's time zone, which determines the current day. Needs no permission. */
    getTimeZone: makeGetTimeZone(ports),
    /**
     * Returns the workspace, with the next invoice number unless the actor is a member; show members only what `workspaceView`
     * shows for the grant `limited`. Needs `workspace:read`.
     */
    getWorkspace: makeGetWorkspace(ports),
    /**
     * Changes the fields that the patch has. Needs `workspace:write`. A new `invoiceNextNumber` skips numbers, and the ledger
     * records which. With `applyTo` `unbilled`, also recalculates the rates of recorded entries that are not billed. Throws
     * `next_number_too_low` and `number_format_malformed` (invalid), among others.
     */
    updateWorkspace: makeUpdateWorkspace(ports),
  };
}
