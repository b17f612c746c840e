import { type Entry, indexOf } from "../search/entry.js";
import { searchOf } from "../search/search.js";
import { stemsOf } from "../search/words.js";

/** The most results that are shown. */
const MOST = 10;

/** Fills the list of results while the reader types. TypeDoc's script opens the dialog and handles its keys. */
export function enableSearch(): void {
  const input = document.querySelector<HTMLInputElement>("#tsd-search-input");
  const results = document.querySelector("#tsd-search-results");
  const status = document.querySelector("#tsd-search-status");
  const script = document.querySelector("#tsd-search-script");
  if (!input || !results || !status || !script) throw new Error("The page has no search.");
  let search: ReturnType<typeof searchOf> | undefined;
  const show = (): void => {
    const query = input.value.trim();
    const found = search?.(query).slice(0, MOST) ?? [];
    results.replaceChildren(...found.map((entry, at) => optionOf(entry, stemsOf(query), at)));
    status.replaceChildren(...(search && query !== "" && found.length === 0 ? [`No results for “${query}”`] : []));
  };
  const load = (): void => {
    const entries = indexOf(window);
    if (!entries) return;
    search = searchOf(entries);
    show();
  };
  input.addEventListener("input", show);
  script.addEventListener("load", load);
  load();
}

function optionOf({ title, place, url }: Entry, stems: readonly string[], at: number): HTMLElement {
  const option = document.createElement("li");
  const link = document.createElement("a");
  const text = document.createElement("span");
  const above = document.createElement("span");
  option.id = `search-result-${at}`;
  option.role = "option";
  option.ariaSelected = "false";
  link.tabIndex = -1;
  link.href = new URL(url, new URL(document.documentElement.dataset["base"] ?? "", location.href)).href;
  text.className = "text";
  above.className = "parent";
  above.textContent = place;
  text.append(...marked(title, stems), " ", above);
  link.append(text);
  option.append(link);
  return option;
}

/** The title with the words marked that the query has. */
function marked(title: string, stems: readonly string[]): readonly (string | HTMLElement)[] {
  return title.split(/([\p{L}\p{N}]+)/u).map((part) => {
    const [own] = stemsOf(part);
    if (own === undefined || !stems.some((stem) => own.startsWith(stem))) return part;
    const mark = document.createElement("mark");
    mark.textContent = part;
    return mark;
  });
}
