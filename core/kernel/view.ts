import type { Versioned } from "./entity.js";
import type { Json } from "./errors.js";
import { formatInstant, type Instant } from "./instant.js";

/** A resource as the API shows it: snake_case JSON. */
export type View = { readonly [key: string]: Json };

/** Only some fields of a view. */
export function only(view: View, names: readonly string[]): View {
  return Object.fromEntries(Object.entries(view).filter(([name]) => names.includes(name)));
}

/** A view without some fields. */
export function without(view: View, names: readonly string[]): View {
  return Object.fromEntries(Object.entries(view).filter(([name]) => !names.includes(name)));
}

/** The JSON text of a view. */
export type ViewText = string;

/** Minor units as a JSON number; exact, since amounts stay within ±10^15. */
export function amountView(amount: bigint): number;
export function amountView(amount: bigint | null): number | null;
export function amountView(amount: bigint | null): number | null {
  return amount === null ? null : Number(amount);
}

/** As {@link formatInstant}; null stays null. */
export function instantView(instant: Instant | null): string | null {
  return instant === null ? null : formatInstant(instant);
}

/** The fields `created_at`, `updated_at` and `version` of every resource. */
export function versionView(entity: Versioned): View {
  return { created_at: formatInstant(entity.createdAt), updated_at: formatInstant(entity.updatedAt), version: entity.version };
}
