import type { Instant } from "../../kernel/instant.js";
import type { Logo } from "./logo.js";

/** A change of the logo. Each has a version of the workspace of its own. */
export interface LogoChange {
  readonly workspaceVersion: number;
  readonly at: Instant;
  /** Null removes it. */
  readonly logo: Logo | null;
}

/** Keeps earlier logos too, because an invoice is printed with the logo that it was issued with. */
export interface LogoStore {
  /** The logo at an instant, or the last one for null. Null if there was none. */
  find(at: Instant | null): Promise<Logo | null>;
  /** Adds a change that is later than all others. Throws `lost_race` if the version of the workspace already has one. */
  add(change: LogoChange): Promise<void>;
}
