import { lostRace } from "../../core/kernel/entity.js";
import type { WorkspaceFileChange, WorkspaceFiles, WorkspaceFileStore } from "../../core/workspaces/workspace-file.js";
import { insertRow } from "./rows.js";
import type { View } from "./workspace-data.js";

export function fileStore({ files }: View): WorkspaceFileStore {
  return {
    async find<Kind extends keyof WorkspaceFiles>(kind: Kind, at: WorkspaceFileChange["at"] | null) {
      const known = files.all().filter((change) => change.kind === kind && (at === null || change.at <= at));
      const last = known.sort((a, b) => a.workspaceVersion - b.workspaceVersion).at(-1);
      return (last?.file ? copied(last.file) : null) as WorkspaceFiles[Kind] | null;
    },
    async add(change) {
      const id = String(change.workspaceVersion);
      if (files.get(id) !== undefined) throw lostRace("the settings");
      insertRow(files, { id, ...change, file: change.file && copied(change.file) });
    },
  };
}

/** Callers may change their bytes. */
function copied(file: WorkspaceFiles[keyof WorkspaceFiles]): WorkspaceFiles[keyof WorkspaceFiles] {
  return { ...file, content: Uint8Array.from(file.content) };
}
