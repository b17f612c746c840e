/** More messages would hide the rest of the page. */
const MOST = 5;

interface Told {
  readonly errors: readonly { readonly code: string; readonly message: string }[];
}

/** What is wrong with each field, for places where no field is highlighted. Each message once, and not all of very many. */
export function fieldMessages({ errors }: Told, ofCode: (code: string, message: string) => string): string {
  const messages = [...new Set(errors.map(({ code, message }) => ofCode(code, message)))];
  return `${messages.slice(0, MOST).join(" ")}${messages.length > MOST ? " …" : ""}`;
}
