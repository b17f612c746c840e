import { useQuery } from "@tanstack/react-query";
import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import { spanOf } from "../../../elements/days.js";
import { useMay } from "../../../shell/session.js";
import { useWithUnsent } from "../../outbox/use-with-unsent.js";
import { entriesQuery, type Entry } from "../entries.js";
import type { LineScene } from "./line-scene.js";

/** The entries of the day that the line names, which decide where a duration starts. Undefined while they may be outdated. */
export function useLineEntries({ zone, userId }: LineScene, date: LocalDate, enabled: boolean): readonly Entry[] | undefined {
  const span = spanOf(zone, date, 1);
  const query = useQuery({ ...entriesQuery(userId, span, useMay("invoices:read")), enabled });
  const { data } = useWithUnsent(query, { userId, ...span });
  if (!enabled || query.isFetching) return undefined;
  return data ?? (query.error ? [] : undefined);
}
