import type { Json } from "../../../core/index.js";

/** A part of the document. */
export type Node = { readonly [key: string]: Json };

/** Removes TypeBox's symbols and undefined fields. */
export function plain(value: object): Node {
  return JSON.parse(JSON.stringify(value)) as Node;
}
