import { type Actor, authorize, nameOf } from "../../access/actor.js";
import { nextVersion } from "../../kernel/entity.js";
import { forbidden, StintError } from "../../kernel/errors.js";
import type { Needs } from "../../ports/ports.js";
import { type Font, malformedFont, MAX_FONT_MIB, MAX_FONT_BYTES } from "../font/font.js";
import { withNextNumber } from "../invoice-series.js";
import type { NumberedWorkspace } from "../workspace.js";

/**
 * Replaces the font for characters that no other font has; null removes it. Throws `font_malformed` (invalid): a font that cannot be read would prevent
 * printing invoices.
 */
export function makeReplaceFont({
  unitOfWork,
  clock,
  printing,
}: Needs<"files" | "invoices" | "workspace", "clock" | "printing">) {
  return async (actor: Actor, font: Font | null): Promise<NumberedWorkspace> => {
    authorize(actor, "workspace:write");
    if (font && font.content.length > MAX_FONT_BYTES) throw malformedFont(`A font has at most ${MAX_FONT_MIB} MiB.`);
    const name = font && (await printing.nameOfFont(font));
    if (font && name === null) throw malformedFont("The content is not a TrueType or OpenType font that can be embedded.");
    return unitOfWork.run(actor, async (stores) => {
      const workspace = await stores.workspace.get();
      const now = clock.now();
      if (!font && !workspace.font) return withNextNumber(stores, workspace, now);
      const facts = font && { name: name ?? "", mediaType: font.mediaType, size: font.content.length };
      const next = nextVersion({ ...workspace, font: facts }, now);
      await stores.workspace.update(next);
      await stores.files.add({ kind: "font", workspaceVersion: next.version, at: now, file: font });
      return withNextNumber(stores, next, now);
    });
  };
}

/** Returns the font. Throws `not_found` if there is none. */
export function makeGetFont({ unitOfWork }: Needs<"files">) {
  return async (actor: Actor): Promise<Font> => {
    if (authorize(actor, "workspace:read") !== "all") throw forbidden(`${nameOf(actor)} cannot read the font.`);
    const font = await unitOfWork.read(actor, (stores) => stores.files.find("font", null));
    if (!font) throw new StintError("not_found", "not_found", "The workspace has no font.");
    return font;
  };
}
