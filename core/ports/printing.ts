import type { Font } from "../workspaces/font/font.js";
import type { LogoSize } from "../workspaces/logo/logo-size.js";
import type { Logo } from "../workspaces/logo/logo.js";

/** What is missing to print a text. */
export interface Unprintable {
  /** The distinct characters for which a substitute is printed, such as a box. Empty if all of the text can be printed. */
  readonly characters: readonly string[];
  /** The names of npm packages with fonts, one of which may have a character. */
  readonly packages: readonly string[];
}

/** Checks what goes on invoices. */
export interface Printing {
  /** For each text, in order. `font` has characters that the others lack; null if there is none. */
  unprintable(texts: readonly string[], font: Font | null): Promise<readonly Unprintable[]>;
  /** The name that a font states; null if it cannot be read. */
  nameOfFont(font: Font): Promise<string | null>;
  /** Whether a logo that `logoSize` accepts can be drawn. */
  canDraw(logo: Logo, size: LogoSize): Promise<boolean>;
}
