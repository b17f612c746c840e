import { Button, Group, Paper, Stack, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { keepPreviousData, usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { useLocale } from "../../words/locale.js";
import { useLocation } from "react-router";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { hasUnsaved, leave, UnsavedScope, useUnsavedScope } from "../../loading/unsaved.js";
import { useMay } from "../../shell/session.js";
import { type Choices, useChoices, usePrefetchedChoices } from "./choices.js";
import { askLine, lineContext, lineText } from "./bar/line-store.js";
import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import { useDayText } from "./clock.js";
import { spanOf } from "../../elements/days.js";
import { useZone } from "../../elements/use-zone.js";
import { entriesQuery, type Entry } from "./entries.js";
import { EntryList } from "./entry-list.js";
import { emptyValues, type EntryValues, movedTo, valuesOf } from "./entry-values.js";
import { clockText } from "./line/clock-text.js";
import { wallTime } from "./line/wall-time.js";
import { NoProjects } from "./no-projects.js";
import { useWithUnsent } from "../outbox/use-with-unsent.js";
import { TimeBar } from "./time-bar.js";
import { type TimeAddress, useTimeAddress } from "./use-time-address.js";
import { WeekStrip } from "./week-strip.js";
import { later } from "../../loading/later.js";

/** Lazy: needed only for editing. */
const EntryForm = later(() => import("./entry-form.js"));

/** One person's entries on one day. */
export default function DayPage() {
  const { t } = useTranslation("time");
  const address = useTimeAddress();
  const { search } = useLocation();
  const choices = useChoices();
  usePrefetchedChoices();
  usePrefetchQuery(useDayQuery(address).query);
  return (
    <Page title={t("title")}>
      <TimeBar address={address} />
      <WeekStrip address={address} />
      <Loaded query={choices}>{(some) => <Day key={search} address={address} choices={some} />}</Loaded>
    </Page>
  );
}

function useDayQuery({ date, userId }: TimeAddress) {
  const span = spanOf(useZone(), date, 1);
  return { query: entriesQuery(userId, span, useMay("invoices:read")), span };
}

interface DayProps {
  readonly address: TimeAddress;
  readonly choices: Choices;
}

/** The key is the URL, so that typed text survives the change of date at midnight. */
function Day({ address, choices }: DayProps) {
  const { date, userId } = address;
  const dayText = useDayText();
  const { query, span } = useDayQuery(address);
  const entries = useWithUnsent(useQuery({ ...query, placeholderData: keepPreviousData }), { userId, ...span });
  return (
    <Loaded query={entries}>
      {(rows) => (
        <section aria-labelledby="day">
          <Title order={2} size="h4" id="day" mb="sm">
            {dayText(date, "long")}
          </Title>
          <Content address={address} choices={choices} entries={rows} />
        </section>
      )}
    </Loaded>
  );
}

/** The initial values of the form. A new number resets the form. */
interface Draft {
  readonly initial: EntryValues;
  readonly number: number;
}

function Content({ address: { date, userId, mayWrite }, choices, entries }: DayProps & { readonly entries: readonly Entry[] }) {
  const { t } = useTranslation("time");
  const zone = useZone();
  const locale = useLocale();
  const scope = useUnsavedScope();
  const [drafted, setDrafted] = useState<Draft | null>(null);
  const draft = (initial: EntryValues) =>
    leave(
      () => hasUnsaved(scope),
      () => setDrafted((before) => ({ initial, number: (before?.number ?? 0) + 1 })),
    );
  useLineContext(mayWrite ? { date, userId } : null);
  if (!mayWrite)
    return entries.length === 0 ? (
      <EmptyState text={t("emptyOther")} />
    ) : (
      <EntryList date={date} entries={entries} choices={choices} />
    );
  const clock = (at: string) => clockText(wallTime(zone, new Date(at)).minutes);
  const fill = (from: string, to: string) => askLine(`${clock(from)}-${clock(to)} ${lineText.get()}`);
  return (
    <Stack>
      {drafted === null ? (
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} />}
            onClick={() => draft(emptyValues(date, choices.projects[0]))}
          >
            {t("withForm")}
          </Button>
        </Group>
      ) : (
        <Paper withBorder p="md">
          <UnsavedScope value={scope}>
            <Suspense>
              <EntryForm
                key={drafted.number}
                entry={null}
                initial={drafted.initial}
                userId={userId}
                choices={choices}
                focus="start_time"
                onDone={() => setDrafted(null)}
                onCancel={() => setDrafted(null)}
              />
            </Suspense>
          </UnsavedScope>
        </Paper>
      )}
      {entries.length === 0 ? (
        choices.projects.length === 0 ? (
          <NoProjects />
        ) : (
          <EmptyState text={t("empty")} />
        )
      ) : (
        <EntryList
          date={date}
          entries={entries}
          choices={choices}
          onFill={fill}
          onAgain={(entry) => draft(movedTo(valuesOf(entry, zone, locale), date))}
        />
      )}
    </Stack>
  );
}

/** The line in the header records for the day and person of the page. */
function useLineContext(shown: { readonly date: LocalDate; readonly userId: string } | null) {
  const { date, userId } = shown ?? {};
  useEffect(() => {
    if (date === undefined || userId === undefined) return;
    lineContext.set({ date, userId });
    return () => lineContext.set(null);
  }, [date, userId]);
}
