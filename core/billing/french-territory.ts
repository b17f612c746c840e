/** The departments overseas have country codes of their own, and the same law. */
const territory: readonly string[] = ["FR", "GF", "GP", "MQ", "RE", "YT"];

/** Whether an address is in France. */
export function isInFrance(address: { readonly country: string | null } | null): boolean {
  return territory.includes(address?.country ?? "");
}
