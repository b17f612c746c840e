import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import { createStore, type Store } from "../../../loading/store.js";

/** The day and the person that the line records for, if a page shows them. */
export interface LineContext {
  readonly date: LocalDate;
  readonly userId: string;
}

const KEPT = "stint.line";

/** The typed text. It is kept until the tab closes, so that neither navigation nor a reload loses it. */
export const lineText: Store<string> = kept();

/** Null: today, and the signed-in user. */
export const lineContext = createStore<LineContext | null>(null);

/** The element ID of the line. */
export const LINE_ID = "entry-line";

/** Moves the focus to the line. With a text, replaces what is there. */
export function askLine(text = ""): void {
  if (text !== "") lineText.set(text);
  document.getElementById(LINE_ID)?.focus();
}

function kept(): Store<string> {
  const store = createStore(sessionStorage.getItem(KEPT) ?? "");
  store.subscribe(() => sessionStorage.setItem(KEPT, store.get()));
  return store;
}
