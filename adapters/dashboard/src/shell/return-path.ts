const KEPT = "stint.return-to";

/** Keeps where somebody was who has to sign in; in the browser, since the link in the mail opens a tab of its own. */
export function keepReturnPath(path: string): void {
  localStorage.setItem(KEPT, path);
}

/** Where to go after signing in. */
export function takeReturnPath(): string {
  const path = localStorage.getItem(KEPT) ?? "/";
  localStorage.removeItem(KEPT);
  return path;
}
