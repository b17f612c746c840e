import type { KeyboardEvent } from "react";

/** The attributes of an element that arrow keys reach, at a row and column of the grid. */
export function gridAttributes(row: number, column: number) {
  return { "data-grid-row": row, "data-grid-column": column };
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus as in a spreadsheet. Enter moves down. In a text, the horizontal arrows first move the caret to its end. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: from } = event;
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  const [rows, columns] = key === "Enter" ? [event.shiftKey ? -1 : 1, 0] : (steps[key] ?? [0, 0]);
  if ((rows === 0 && columns === 0) || (columns !== 0 && (event.shiftKey || !isAtEdge(from, columns)))) return;
  const [row, column] = [Number(from.dataset["gridRow"]) + rows, Number(from.dataset["gridColumn"]) + columns];
  const next = from.closest("table")?.querySelector(`[data-grid-row="${row}"][data-grid-column="${column}"]`);
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
}

/** Whether the caret cannot move further in this direction, or everything is selected. */
function isAtEdge(element: HTMLElement, step: number): boolean {
  if (!(element instanceof HTMLInputElement)) return true;
  const { selectionStart: start, selectionEnd: end, value } = element;
  if (start === 0 && end === value.length) return true;
  return start === end && start === (step < 0 ? 0 : value.length);
}
