import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Axis, Place } from "./axis.js";
import type { Span } from "./blocks.js";
import { type Drag, dragged, stepOf } from "./drags.js";
import { PIXELS_PER_MINUTE } from "./pixels.js";

/** What is dragged: an entry by its id, or a new one. */
export interface Grip {
  readonly id: string | null;
  readonly kind: Drag["kind"];
  readonly span: Span | null;
}

export interface Preview {
  readonly id: string | null;
  readonly span: Span;
}

interface Pressed {
  readonly id: string | null;
  readonly drag: Drag;
  readonly x: number;
  readonly y: number;
}

interface DragOptions {
  /** The element that contains the columns. */
  readonly layer: RefObject<HTMLElement | null>;
  readonly axis: Axis;
  /** What is under the pointer. Null if it cannot be dragged. */
  readonly gripAt: (target: EventTarget) => Grip | null;
  readonly onDrop: (preview: Preview) => void;
}

/** The distance in pixels that makes a click a drag. */
const SLACK = 4;

/** Drags with the mouse or a pen, since a finger scrolls. Escape cancels; Shift snaps to a finer grid. */
export function useDrag({ layer, axis, gripAt, onDrop }: DragOptions) {
  const pressed = useRef<Pressed | null>(null);
  const isDragged = useRef(false);
  const pressedOn = useRef<EventTarget | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const placeAt = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Place | null => {
    const box = layer.current?.getBoundingClientRect();
    const column = box ? Math.floor(((clientX - box.left) / box.width) * axis.days.length) : -1;
    const date = axis.days[Math.max(0, Math.min(column, axis.days.length - 1))];
    if (!box || date === undefined) return null;
    return { date, at: Math.max(0, Math.min(axis.length, (clientY - box.top) / PIXELS_PER_MINUTE)) };
  };
  const stop = () => {
    pressed.current = null;
    setPreview(null);
  };
  const isActive = preview !== null;
  useEffect(() => {
    if (!isActive) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      pressed.current = null;
      setPreview(null);
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [isActive]);
  return {
    preview,
    placeAt,
    /** Whether the click that follows belongs to a drag. */
    wasDragged: () => isDragged.current,
    /** Where the pointer of a click went down, which can differ from its target. */
    pressedOn: () => pressedOn.current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        isDragged.current = false;
        pressedOn.current = event.target;
        const [grip, at] = [gripAt(event.target), placeAt(event)];
        if (event.pointerType === "touch" || event.button !== 0 || !grip || !at) return;
        const { id, kind, span } = grip;
        const drag: Drag = kind === "create" || span === null ? { kind: "create", at } : { kind, at, span };
        pressed.current = { id, drag, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = pressed;
        const to = current && placeAt(event);
        if (!current || !to) return;
        if (!isDragged.current && Math.hypot(event.clientX - current.x, event.clientY - current.y) < SLACK) return;
        if (!isDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
        isDragged.current = true;
        setPreview({ id: current.id, span: dragged(axis, current.drag, to, stepOf(event.shiftKey)) });
      },
      onPointerUp: () => {
        if (pressed.current && preview) onDrop(preview);
        stop();
      },
      onPointerCancel: stop,
    },
  };
}
