import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import { daysFrom, spanOf, weekOf } from "../../../elements/days.js";
import { useZone } from "../../../elements/use-zone.js";
import { useMay, useSession } from "../../../shell/session.js";
import { entriesQuery } from "../entries.js";
import { boundsOf } from "../parts.js";
import type { TimeAddress } from "../use-time-address.js";
import type { WeekDay } from "./week-rows.js";

/** A person's week. */
export interface Week {
  readonly userId: string;
  readonly first: LocalDate;
  readonly days: readonly WeekDay[];
  readonly query: ReturnType<typeof entriesQuery>;
  /** The query of the same person's entries in another week. */
  queryOf(first: LocalDate): ReturnType<typeof entriesQuery>;
}

/** The week that contains the day in the URL. */
export function useWeek({ date, userId }: TimeAddress): Week {
  const { workspace } = useSession();
  const zone = useZone();
  const seesInvoices = useMay("invoices:read");
  const first = weekOf(date, workspace.week_start);
  const queryOf = (day: LocalDate) => entriesQuery(userId, spanOf(zone, day, 7), seesInvoices);
  const days = daysFrom(first, 7).map((date) => ({ date, bounds: boundsOf(zone, date) }));
  return { userId, first, days, query: queryOf(first), queryOf };
}
