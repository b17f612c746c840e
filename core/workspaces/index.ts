import type { Ports } from "../ports/ports.js";
import { makeChangeLogo, makeGetLogo } from "./use-cases/change-logo.js";
import { makeCreateWorkspace } from "./use-cases/create-workspace.js";
import { makeGetTimeZone } from "./use-cases/get-time-zone.js";
import { makeGetWorkspace } from "./use-cases/get-workspace.js";
import { makeUpdateWorkspace } from "./use-cases/update-workspace.js";

export * from "./logo/logo.js";
export type { LogoSize } from "./logo/logo-size.js";
export * from "./logo/logo-store.js";
export * from "./workspace.js";
export * from "./workspace-store.js";
export * from "./workspace-view.js";
export type { CreatedWorkspace, CreateWorkspace } from "./use-cases/create-workspace.js";
export type { WorkspacePatch } from "./use-cases/update-workspace.js";

export function workspaceUseCases(ports: Ports) {
  return {
    changeLogo: makeChangeLogo(ports),
    getLogo: makeGetLogo(ports),
    createWorkspace: makeCreateWorkspace(ports),
    getTimeZone: makeGetTimeZone(ports),
    getWorkspace: makeGetWorkspace(ports),
    updateWorkspace: makeUpdateWorkspace(ports),
  };
}
