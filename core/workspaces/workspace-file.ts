import type { Instant } from "../kernel/instant.js";
import type { Font } from "./font/font.js";
import type { Logo } from "./logo/logo.js";

/** What a workspace uploads for its documents, by kind. */
export interface WorkspaceFiles {
  /** The picture on documents. */
  readonly logo: Logo;
  /** The font for characters that the included fonts lack. */
  readonly font: Font;
}

/** A change of a file. Each has a version of the workspace of its own. */
export interface WorkspaceFileChange<Kind extends keyof WorkspaceFiles = keyof WorkspaceFiles> {
  /** Which file it is. */
  readonly kind: Kind;
  /** The version of the workspace that the change created. */
  readonly workspaceVersion: number;
  /** When the file was changed. */
  readonly at: Instant;
  /** Null removes it. */
  readonly file: WorkspaceFiles[Kind] | null;
}

/** Keeps earlier files too, because an invoice is printed with those that it was issued with. */
export interface WorkspaceFileStore {
  /** The file at an instant, or the last one for null. Null if there was none. */
  find<Kind extends keyof WorkspaceFiles>(kind: Kind, at: Instant | null): Promise<WorkspaceFiles[Kind] | null>;
  /** Adds a change that is later than all others. Throws `lost_race` if the version of the workspace already has one. */
  add(change: WorkspaceFileChange): Promise<void>;
}
