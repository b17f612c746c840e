import { type Block, repeated } from "./block.js";
import { page } from "./style.js";

/** A block at its position on a page. */
export interface Placed {
  readonly block: Block;
  readonly y: number;
}

/** Distributes the blocks over pages, whose text ends at `bottom`. `first` is at the very top of the first page, above its margin. */
export function paginate(first: Block, blocks: readonly Block[], bottom: number): readonly (readonly Placed[])[] {
  const pages: Placed[][] = [];
  let current: Placed[] = [{ block: first, y: 0 }];
  let y = Math.max(first.height, page.top);
  const turn = (): void => {
    pages.push(current);
    current = [];
    y = page.top;
  };
  blocks.forEach((block, index) => {
    if (y > page.top && mustTurn(blocks, index, { room: bottom - y, bottom })) turn();
    if (current.length === 0) {
      if (block.space === true) return;
      if (block.head !== undefined) {
        current.push({ block: repeated(block.head), y });
        y += block.head.height;
      }
    }
    current.push({ block, y });
    y += block.height;
  });
  return [...pages, current];
}

/** The pages of the first layout that has the fewest. The last one ends at least `reserved` above `bottom`; it is blank if the rest does not fit above. */
export function fewestPages(
  first: Block,
  layouts: readonly (readonly Block[])[],
  bottom: number,
  reserved = 0,
): readonly (readonly Placed[])[] {
  const [usual = [], ...others] = layouts;
  const complete = (blocks: readonly Block[]) => withRoom(paginate(first, blocks, bottom), bottom - reserved);
  return others.reduce((pages, blocks) => {
    if (pages.length === 1) return pages;
    const denser = complete(blocks);
    return denser.length < pages.length ? denser : pages;
  }, complete(usual));
}

function withRoom(pages: readonly (readonly Placed[])[], end: number): readonly (readonly Placed[])[] {
  const last = pages.at(-1) ?? [];
  return last.every(({ block, y }) => block.space === true || y + block.height <= end) ? pages : [...pages, []];
}

/** The blocks with less space between them. */
export function condensed(blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block) => (block.space === true ? { ...block, height: block.height * DENSE } : block));
}

const DENSE = 0.4;

/** What is left of a page, and where its text ends. */
interface Room {
  readonly room: number;
  readonly bottom: number;
}

function mustTurn(blocks: readonly Block[], index: number, { room, bottom }: Room): boolean {
  const block = blocks[index];
  if (block === undefined || block.height > room) return true;
  const kept = keptTogether(blocks, index, bottom);
  return kept > room && kept + (block.head?.height ?? 0) <= bottom - page.top;
}

/** The height from this block to the first one that may end a page. */
function keptTogether(blocks: readonly Block[], from: number, bottom: number): number {
  let height = 0;
  for (let index = from; index < blocks.length; index += 1) {
    const block = blocks[index];
    height += block?.height ?? 0;
    if (block?.keepWithNext !== true || height > bottom) break;
  }
  return height;
}
