import { type UserActor, type Instant, isLocalDate, parseInstant, startOfDay } from "../../core/index.js";
import type { ApiUseCases } from "./route.js";

/** Converts a range to instants. A calendar date means its start in the workspace's time zone. */
export async function momentsOf(
  { useCases, actor }: { readonly useCases: ApiUseCases; readonly actor: UserActor },
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<{ readonly from: Instant | undefined; readonly to: Instant | undefined }> {
  const hasDate = [from, to].some((text) => text !== undefined && isLocalDate(text));
  const zone = hasDate ? await useCases.getTimeZone(actor) : null;
  const moment = (text: string | undefined): Instant | undefined => {
    if (text === undefined) return undefined;
    return zone !== null && isLocalDate(text) ? startOfDay(zone, text) : parseInstant(text);
  };
  return { from: moment(from), to: moment(to) };
}
