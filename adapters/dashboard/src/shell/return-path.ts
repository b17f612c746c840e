const KEPT = "stint.return-to";

/** Stores the page to return to after signing in. In local storage, since the emailed link opens a new tab. */
export function keepReturnPath(path: string): void {
  localStorage.setItem(KEPT, path);
}

/** Where to go after signing in. */
export function takeReturnPath(): string {
  const path = localStorage.getItem(KEPT) ?? "/";
  localStorage.removeItem(KEPT);
  return path;
}
