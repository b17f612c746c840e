import { Button, Group, Paper, Text } from "@mantine/core";
import { Suspense, useState } from "react";
import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import { useTranslation } from "../../words/use-translation.js";
import { useLocale } from "../../words/locale.js";
import { hasUnsaved, leave, UnsavedScope, useUnsavedScope } from "../../loading/unsaved.js";
import { Duration } from "../../elements/values.js";
import type { Choices } from "./choices.js";
import { ClockTime } from "./clock.js";
import { useZone } from "../../elements/use-zone.js";
import type { Entry } from "./entries.js";
import { EntryRow } from "./entry-row.js";
import { type EntryValues, valuesOf } from "./entry-values.js";
import { gapsAndOverlaps } from "./gaps-and-overlaps.js";
import classes from "./time.module.css";
import { later } from "../../loading/later.js";

/** Lazy: needed only for editing. */
const EntryForm = later(() => import("./entry-form.js"));

interface EntryListProps {
  readonly date: LocalDate;
  /** The entries of which a part lies on the day. */
  readonly entries: readonly Entry[];
  readonly choices: Choices;
  /** Absent if the user may not record time for this person. */
  readonly onFill?: (from: string, to: string) => void;
  readonly onAgain?: (entry: Entry) => void;
}

interface Edited {
  readonly id: string;
  readonly focus: keyof EntryValues;
}

/** The entries of a day, with gaps and overlaps between them. Entries are edited in place. */
export function EntryList({ date, entries, choices, onFill, onAgain }: EntryListProps) {
  const { t } = useTranslation("time");
  const zone = useZone();
  const locale = useLocale();
  const [edited, setEdited] = useState<Edited | null>(null);
  const scope = useUnsavedScope();
  const edit = (next: Edited) =>
    leave(
      () => hasUnsaved(scope),
      () => setEdited(next),
    );
  return (
    <ul className={classes["entries"]} aria-label={t("entries")}>
      {gapsAndOverlaps(entries).map(({ entry, gap, overlaps }) => (
        <li key={entry.id}>
          {gap && <Gap {...gap} {...(onFill ? { onFill } : {})} />}
          {edited?.id === entry.id ? (
            <Paper withBorder p="md" my="sm">
              <UnsavedScope value={scope}>
                <Suspense>
                  <EntryForm
                    entry={entry}
                    initial={valuesOf(entry, zone, locale)}
                    userId={entry.user_id}
                    choices={choices}
                    focus={edited.focus}
                    onDone={() => setEdited(null)}
                    onCancel={() => setEdited(null)}
                  />
                </Suspense>
              </UnsavedScope>
            </Paper>
          ) : (
            <EntryRow
              entry={entry}
              date={date}
              overlaps={overlaps}
              {...(onAgain ? { onAgain, onEdit: (focus: Edited["focus"]) => edit({ id: entry.id, focus }) } : {})}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface GapProps {
  readonly from: string;
  readonly to: string;
  readonly seconds: number;
  readonly onFill?: (from: string, to: string) => void;
}

function Gap({ from, to, seconds, onFill }: GapProps) {
  const { t } = useTranslation("time");
  return (
    <Group className={classes["gap"] ?? ""} justify="space-between" wrap="nowrap">
      <Text size="sm" c="dimmed">
        {t("gap")} <ClockTime at={from} />–<ClockTime at={to} /> · <Duration seconds={seconds} />
      </Text>
      {onFill && (
        <Button flex="none" size="compact-sm" variant="subtle" onClick={() => onFill(from, to)}>
          {t("fill")}
        </Button>
      )}
    </Group>
  );
}
