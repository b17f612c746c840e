import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "../../../words/use-translation.js";
import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import { useDayText } from "../clock.js";
import { createEntry, deleteEntry, type Entry, type EntryBody, startTimer } from "../entries.js";
import { useEntriesChanged } from "../use-entries-changed.js";
import { lineContext, lineText } from "./line-store.js";

interface Sent {
  readonly date: LocalDate;
  readonly line: string;
  readonly bodies: readonly EntryBody[];
}

/** Saves entries or starts a timer. Confirms it if the page does not show the day. */
export function useSaving(onSaved: () => void) {
  const { t } = useTranslation("time");
  const dayText = useDayText();
  const changed = useEntriesChanged();
  return useMutation({
    mutationFn: ({ bodies }: Sent) => record(bodies),
    onSuccess: (_entries, sent) => {
      if (lineText.get() === sent.line) lineText.set("");
      onSaved();
      const isSeen = lineContext.get()?.date === sent.date || sent.bodies.some(isTimer);
      if (!isSeen) notifications.show({ message: t("line.savedOn", { day: dayText(sent.date, "long") }) });
      // The next entry need not wait for the list.
      void changed();
    },
  });
}

function isTimer({ end_time: end }: EntryBody): boolean {
  return end === undefined;
}

/** Records all or none: if the service refuses one, those before it are deleted. */
async function record(bodies: readonly EntryBody[]): Promise<void> {
  const recorded: Entry[] = [];
  try {
    for (const body of bodies) recorded.push(await (isTimer(body) ? startTimer : createEntry)(body));
  } catch (error) {
    await Promise.allSettled(recorded.map(deleteEntry));
    throw error;
  }
}
