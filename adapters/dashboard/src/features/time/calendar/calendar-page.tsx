import { SegmentedControl } from "@mantine/core";
import { usePrefetchQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useMemo, useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { useNavigate } from "react-router";
import { addDays, type LocalDate } from "../../../../../../core/kernel/calendar.js";
import { daysFrom, spanOf, weekOf } from "../../../elements/days.js";
import { FailureNote } from "../../../elements/failure.js";
import { Page } from "../../../elements/page.js";
import { useZone } from "../../../elements/use-zone.js";
import { later } from "../../../loading/later.js";
import { useMay, useSession } from "../../../shell/session.js";
import { entriesQuery, type Entry } from "../entries.js";
import { useChange } from "../entry-actions.js";
import { wallTime } from "../line/wall-time.js";
import { TimeBar } from "../time-bar.js";
import { useNow } from "../use-now.js";
import { useRemoval } from "../use-removal.js";
import { type TimeAddress, useTimeAddress } from "../use-time-address.js";
import { axisOf } from "./axis.js";
import type { Span } from "./blocks.js";
import { CalendarGrid } from "./calendar-grid.js";
import { useReschedule } from "./use-reschedule.js";

/** Lazy: needed only for editing. */
const EntryDialog = later(() => import("../entry-dialog.js"));

/** One person's entries on a day or in a week, by their times. */
export default function CalendarPage() {
  const { t } = useTranslation("time");
  const address = useTimeAddress();
  const { span, go } = address;
  return (
    <Page title={t("title")}>
      <TimeBar address={address} />
      <SegmentedControl
        aria-label={t("calendar.span")}
        style={{ alignSelf: "flex-start" }}
        data={[
          { value: "week", label: t("view.week") },
          { value: "day", label: t("view.day") },
        ]}
        value={span}
        onChange={(value) => go({ span: value === "day" ? "day" : "week" })}
      />
      <Calendar address={address} />
    </Page>
  );
}

function Calendar({ address }: { readonly address: TimeAddress }) {
  const { userId, mayWrite } = address;
  const zone = useZone();
  const navigate = useNavigate();
  const now = useNow(true);
  const { days, query } = useShownDays(address);
  const axis = useMemo(() => axisOf(zone, days), [zone, days]);
  usePrefetchQuery(query);
  const { data: entries = [], error } = useQuery(query);
  const { moved, save, saveSoon, flush, whenSaved } = useReschedule(query);
  const { mutate: remove } = useChange(useRemoval());
  const [opened, setOpened] = useState<Entry | Times | null>(null);
  const open = (entry: Entry) => {
    const { date } = wallTime(zone, new Date(entry.start_time));
    if (mayWrite && entry.status !== "billed") setOpened(entry);
    else void navigate(address.to({ view: "day", date }));
  };
  const items = entries.map((entry) => ({
    ...(moved.get(entry.id) ?? spanOfEntry(entry, now)),
    id: entry.id,
    entry,
    isFixed: !mayWrite || entry.status !== "recorded",
  }));
  return (
    <>
      {error && <FailureNote error={error} />}
      <CalendarGrid
        {...{ address, axis, items, now }}
        onCreate={({ start, end }) =>
          setOpened({ start_time: new Date(start).toISOString(), end_time: new Date(end).toISOString() })
        }
        onOpen={(entry) => whenSaved(entry, open)}
        onDelete={(entry) => whenSaved(entry, remove)}
        onDrop={(entry, span) => save({ entry, span })}
        onNudge={(entry, span) => saveSoon({ entry, span })}
        onLeave={flush}
      />
      <Suspense>{opened && <EntryDialog entry={opened} userId={userId} onClose={() => setOpened(null)} />}</Suspense>
    </>
  );
}

interface Times {
  readonly start_time: string;
  readonly end_time: string;
}

function spanOfEntry({ start_time: start, end_time: end }: Entry, now: number): Span {
  const from = Date.parse(start);
  return { start: from, end: end === null ? Math.max(now, from) : Date.parse(end) };
}

/** The days of the page and their entries. Those before and after are loaded ahead. */
function useShownDays({ date, span, userId }: TimeAddress) {
  const { workspace } = useSession();
  const zone = useZone();
  const seesInvoices = useMay("invoices:read");
  const queries = useQueryClient();
  const count = span === "day" ? 1 : 7;
  const first = span === "day" ? date : weekOf(date, workspace.week_start);
  const days = useMemo(() => daysFrom(first, count), [first, count]);
  useEffect(() => {
    for (const near of [addDays(first, -count), addDays(first, count)]) void queries.prefetchQuery(queryFrom(near));
    function queryFrom(day: LocalDate) {
      return entriesQuery(userId, spanOf(zone, day, count), seesInvoices);
    }
  }, [queries, userId, zone, first, count, seesInvoices]);
  return { days, query: entriesQuery(userId, spanOf(zone, first, count), seesInvoices) };
}
