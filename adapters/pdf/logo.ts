import type { Block, Mark } from "./block.js";
import { type LogoPicture, scaleOf } from "./logo-picture.js";
import type { StructureElement } from "./structure.js";
import { page } from "./style.js";

/** A logo at the left margin, as large as its place allows. */
export function logoBlock(picture: LogoPicture, figure: StructureElement): Block {
  const scale = scaleOf(picture.size);
  const [width, height] = [picture.size.width * scale, picture.size.height * scale];
  const mark: Mark = { kind: "logo", picture, x: page.left, y: 0, width, height, element: figure };
  return { height: height + 8, marks: [mark] };
}
