import { useSyncExternalStore } from "react";

const print = matchMedia("print");

function subscribe(listener: () => void): () => void {
  print.addEventListener("change", listener);
  return () => print.removeEventListener("change", listener);
}

/** Whether the page is being printed. It changes before the browser lays the page out for paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => print.matches);
}

const SCHEME = "data-mantine-color-scheme";

/** Prints with the colors of the light theme, and returns to those of the user. */
export function watchPrinting(): void {
  const root = document.documentElement;
  let before: string | null = null;
  print.addEventListener("change", ({ matches }) => {
    if (matches) before = root.getAttribute(SCHEME);
    root.setAttribute(SCHEME, matches ? "light" : (before ?? "light"));
  });
}
