import type { LogoSize } from "../workspaces/logo/logo-size.js";
import type { Logo } from "../workspaces/logo/logo.js";

/** Checks what goes on invoices, so that an invoice that cannot be printed is not issued. */
export interface Printing {
  /** Loads what {@link unprintable} needs. Use cases await it before their unit of work, so that no transaction waits for files. */
  load(): Promise<void>;
  /** For each text, in order, the distinct characters that no available font contains. */
  unprintable(texts: readonly string[]): Promise<readonly (readonly string[])[]>;
  /** Whether a logo that `logoSize` accepts can be drawn. */
  canDraw(logo: Logo, size: LogoSize): Promise<boolean>;
}
