import { type UserActor, type Instant, isLocalDate, parseInstant, startOfDay, type TimeZone } from "../../core/index.js";
import type { ApiUseCases } from "./route.js";

/** Converts the texts to instants. A calendar date means its start in the time zone, by default the workspace's. */
export async function momentsOf<Name extends string>(
  { useCases, actor }: { readonly useCases: ApiUseCases; readonly actor: UserActor },
  texts: Readonly<Record<Name, string | undefined>>,
  timeZone?: TimeZone,
): Promise<Readonly<Record<Name, Instant | undefined>>> {
  const named = Object.entries<string | undefined>(texts);
  const hasDate = named.some(([, text]) => text !== undefined && isLocalDate(text));
  const zone = hasDate ? (timeZone ?? (await useCases.getTimeZone(actor))) : null;
  const moment = (text: string): Instant => (zone !== null && isLocalDate(text) ? startOfDay(zone, text) : parseInstant(text));
  const moments = named.map(([name, text]) => [name, text === undefined ? undefined : moment(text)]);
  return Object.fromEntries(moments) as Readonly<Record<Name, Instant | undefined>>;
}

/** The range of the query. */
export async function rangeIn(
  caller: Parameters<typeof momentsOf>[0],
  query: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly from: Instant | null; readonly to: Instant | null }> {
  const moments = await momentsOf(caller, { from: query["from"], to: query["to"] });
  return { from: moments.from ?? null, to: moments.to ?? null };
}
