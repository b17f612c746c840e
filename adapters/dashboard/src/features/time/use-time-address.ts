import { useLocation, useNavigate, useSearchParams } from "react-router";
import { grantOf } from "../../../../../core/access/permissions.js";
import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import { paths } from "../../../paths.js";
import { useSession } from "../../shell/session.js";
import { dateOf } from "../../elements/days.js";
import { useToday } from "../../elements/use-today.js";
import { useZone } from "../../elements/use-zone.js";

export type TimeView = "day" | "week" | "all";

interface Place {
  readonly view: TimeView;
  readonly date: LocalDate;
  readonly userId: string;
}

export interface TimeAddress extends Place {
  /** Whether the user may record time for this person. */
  readonly mayWrite: boolean;
  go(change: Partial<Place>): void;
  /** The URL of another view, day or person, for links. */
  to(change: Partial<Place>): string;
}

const below = { day: "", week: "/week", all: "/all" } as const;

/** The day and the person in the URL. The defaults are today and the signed-in user. */
export function useTimeAddress(): TimeAddress {
  const { me } = useSession();
  const today = useToday(useZone());
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const view = pathname.endsWith("/week") ? "week" : pathname.endsWith("/all") ? "all" : "day";
  const userId = grantOf(me.role, "time_entries:read") === "all" ? (search.get("user") ?? me.id) : me.id;
  const place: Place = { view, date: dateOf(search.get("date"), today), userId };
  const to = (change: Partial<Place>): string => {
    const next = { ...place, ...change };
    const query = new URLSearchParams();
    if (next.view !== "all" && next.date !== today) query.set("date", next.date);
    if (next.view !== "all" && next.userId !== me.id) query.set("user", next.userId);
    const text = query.toString();
    return paths.time + below[next.view] + (text === "" ? "" : `?${text}`);
  };
  const grant = grantOf(me.role, "time_entries:write");
  return {
    ...place,
    mayWrite: grant === "all" || (grant === "own" && userId === me.id),
    to,
    go: (change) => void navigate(to(change)),
  };
}
