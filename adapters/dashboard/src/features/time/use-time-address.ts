import { useMediaQuery } from "@mantine/hooks";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { grantOf } from "../../../../../core/access/permissions.js";
import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import { paths } from "../../../paths.js";
import { useSession } from "../../shell/session.js";
import { dateOf } from "../../elements/days.js";
import { useToday } from "../../elements/use-today.js";
import { useZone } from "../../elements/use-zone.js";
import { useMayWrite } from "./use-may-write.js";

export type TimeView = "day" | "week" | "calendar" | "all";

interface TimeParameters {
  readonly view: TimeView;
  readonly date: LocalDate;
  readonly userId: string;
  /** How much the calendar shows. */
  readonly span: "day" | "week";
}

export interface TimeAddress extends TimeParameters {
  /** Whether the user may record time for this person. */
  readonly mayWrite: boolean;
  go(change: Partial<TimeParameters>): void;
  /** The URL of another view, day or person, for links. */
  to(change: Partial<TimeParameters>): string;
}

const below = { day: "", week: "/week", calendar: "/calendar", all: "/all" } as const;
const views = ["week", "calendar", "all"] as const;
/** A week needs more room than a phone has. */
const ROOM_FOR_A_WEEK = "(min-width: 48em)";

/** The day and the person in the URL. The defaults are today and the signed-in user. */
export function useTimeAddress(): TimeAddress {
  const { me } = useSession();
  const today = useToday(useZone());
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const view = views.find((one) => pathname.endsWith(below[one])) ?? "day";
  const usual = useMediaQuery(ROOM_FOR_A_WEEK, true, { getInitialValueInEffect: false }) ? "week" : "day";
  const asked = search.get("view");
  const span = asked === "day" || asked === "week" ? asked : usual;
  const userId = grantOf(me.role, "time_entries:read") === "all" ? (search.get("user") ?? me.id) : me.id;
  const current: TimeParameters = { view, date: dateOf(search.get("date"), today), userId, span };
  const to = (change: Partial<TimeParameters>): string => {
    const next = { ...current, ...change };
    const query = new URLSearchParams();
    if (next.view !== "all" && next.date !== today) query.set("date", next.date);
    if (next.view !== "all" && next.userId !== me.id) query.set("user", next.userId);
    if (next.view === "calendar" && next.span !== usual) query.set("view", next.span);
    const text = query.toString();
    return paths.time + below[next.view] + (text === "" ? "" : `?${text}`);
  };
  return {
    ...current,
    mayWrite: useMayWrite()(userId),
    to,
    go: (change) => void navigate(to(change)),
  };
}
