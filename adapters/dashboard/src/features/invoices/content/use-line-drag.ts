import { type PointerEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { lineTarget } from "./line-target.js";

/** How close to the edge of the window the pointer scrolls the page, and how far with each of its moves, in pixels. */
const EDGE = 72;
const SCROLL = 16;

/** Moves lines with the pointer. Lines change places while they are dragged; Escape returns the line to where it was. */
export function useLineDrag(move: (from: number, to: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const dragging = useRef<AbortController | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  useEffect(() => () => dragging.current?.abort(), []);
  const begin = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0 || dragging.current) return;
    const drag = new AbortController();
    dragging.current = drag;
    let at = from;
    const moveTo = (to: number) => {
      if (to === at) return;
      // The next event must see the lines in their new places.
      flushSync(() => {
        move(at, to);
        setDragged(to);
      });
      at = to;
    };
    const end = () => {
      drag.abort();
      dragging.current = null;
      setDragged(null);
    };
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      if (clientY < EDGE || clientY > window.innerHeight - EDGE) window.scrollBy(0, clientY < EDGE ? -SCROLL : SCROLL);
      const boxes = [...(list.current?.querySelectorAll("[data-line]") ?? [])].map((line) => line.getBoundingClientRect());
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
      moveTo(lineTarget(middles, at, clientY));
    };
    const give = (key: KeyboardEvent) => {
      if (key.key !== "Escape") return;
      moveTo(from);
      end();
    };
    // The handle loses the pointer when its line moves in the document.
    window.addEventListener("pointermove", follow, { signal: drag.signal });
    window.addEventListener("pointerup", end, { signal: drag.signal });
    window.addEventListener("pointercancel", end, { signal: drag.signal });
    window.addEventListener("keydown", give, { signal: drag.signal });
    setDragged(from);
  };
  return { list, dragged, begin };
}
