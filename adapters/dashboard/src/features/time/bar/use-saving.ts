import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "../../../words/use-translation.js";
import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import { useDayText } from "../clock.js";
import { createEntry, type EntryBody, startTimer } from "../entries.js";
import { useEntriesChanged } from "../use-entries-changed.js";
import { lineContext, lineText } from "./line-store.js";

interface Sent {
  readonly date: LocalDate;
  readonly line: string;
  readonly body: EntryBody;
}

/** Saves an entry or starts a timer. Confirms it if the page does not show the day. */
export function useSaving(onSaved: () => void) {
  const { t } = useTranslation("time");
  const dayText = useDayText();
  const changed = useEntriesChanged();
  return useMutation({
    mutationFn: ({ body }: Sent) => (body.end_time === undefined ? startTimer : createEntry)(body),
    onSuccess: (_entry, sent) => {
      if (lineText.get() === sent.line) lineText.set("");
      onSaved();
      const isSeen = lineContext.get()?.date === sent.date || sent.body.end_time === undefined;
      if (!isSeen) notifications.show({ message: t("line.savedOn", { day: dayText(sent.date, "long") }) });
      // The next entry need not wait for the list.
      void changed();
    },
  });
}
