import { Button, Group, Paper, Stack, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { useMay } from "../../shell/session.js";
import { type Choices, useChoices } from "./choices.js";
import { useDayText } from "./clock.js";
import { spanOf } from "../../elements/days.js";
import { useZone } from "../../elements/use-zone.js";
import { entriesQuery, type Entry } from "./entries.js";
import { EntryLine } from "./entry-line.js";
import { EntryList } from "./entry-list.js";
import { emptyValues, type EntryValues, valuesOf } from "./entry-values.js";
import { clockText } from "./line/clock-text.js";
import { wallTime } from "./line/wall-time.js";
import { TimeBar } from "./time-bar.js";
import { type TimeAddress, useTimeAddress } from "./use-time-address.js";
import { WeekStrip } from "./week-strip.js";

/** Not needed before something is changed by it. */
const EntryForm = lazy(() => import("./entry-form.js"));

/** What one person did on one day. */
export default function DayPage() {
  const { t } = useTranslation("time");
  const address = useTimeAddress();
  const zone = useZone();
  const dayText = useDayText();
  const choices = useChoices();
  const entries = useQuery(entriesQuery(address.userId, spanOf(zone, address.date, 1), useMay("invoices:read")));
  return (
    <Page title={t("title")}>
      <TimeBar address={address} />
      <WeekStrip address={address} />
      <Loaded query={choices}>
        {(some) => (
          <Loaded query={entries}>
            {(rows) => (
              <section aria-labelledby="day">
                <Title order={2} size="h4" id="day" mb="sm">
                  {dayText(address.date, "long")}
                </Title>
                <Day key={`${address.date} ${address.userId}`} address={address} choices={some} entries={rows} />
              </section>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

interface DayProps {
  readonly address: TimeAddress;
  readonly choices: Choices;
  readonly entries: readonly Entry[];
}

function Day({ address: { date, userId, mayWrite }, choices, entries }: DayProps) {
  const { t } = useTranslation("time");
  const zone = useZone();
  const input = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState(useAskedLine(input));
  const [drafted, setDrafted] = useState<EntryValues | null>(null);
  const lastEnd = entries.reduce<string | null>(
    (latest, { end_time: end }) => (end !== null && (latest === null || end > latest) ? end : latest),
    null,
  );
  if (!mayWrite)
    return entries.length === 0 ? <EmptyState text={t("emptyOther")} /> : <EntryList entries={entries} choices={choices} />;
  const clock = (at: string) => clockText(wallTime(zone, new Date(at)).minutes);
  const fill = (from: string, to: string) => {
    setLine(`${clock(from)}-${clock(to)} ${line}`);
    input.current?.focus();
  };
  return (
    <Stack>
      <EntryLine
        input={input}
        line={line}
        onLine={setLine}
        date={date}
        userId={userId}
        choices={choices}
        lastEnd={lastEnd === null ? null : new Date(lastEnd)}
      />
      {drafted === null ? (
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} />}
            onClick={() => setDrafted(emptyValues(date, choices.projects[0]?.id ?? ""))}
          >
            {t("withForm")}
          </Button>
        </Group>
      ) : (
        <Paper withBorder p="md">
          <Suspense>
            <EntryForm
              entry={null}
              initial={drafted}
              userId={userId}
              choices={choices}
              focus="start_time"
              onDone={() => setDrafted(null)}
              onCancel={() => setDrafted(null)}
            />
          </Suspense>
        </Paper>
      )}
      {entries.length === 0 ? (
        <EmptyState text={t(choices.projects.length === 0 ? "noProjects" : "empty")} />
      ) : (
        <EntryList
          entries={entries}
          choices={choices}
          onFill={fill}
          onAgain={(entry) => setDrafted({ ...valuesOf(entry, zone), date })}
        />
      )}
    </Stack>
  );
}

/** What another page wants to have written here; asked for by the shortcut, the line gets the focus as well. */
function useAskedLine(input: React.RefObject<HTMLInputElement | null>): string {
  const { state, key } = useLocation();
  const asked: unknown = state;
  const line =
    typeof asked === "object" && asked !== null && "line" in asked && typeof asked.line === "string" ? asked.line : null;
  useEffect(() => {
    // After the heading, which gets the focus with every navigation.
    if (line !== null) queueMicrotask(() => input.current?.focus());
  }, [line, key, input]);
  return line ?? "";
}
