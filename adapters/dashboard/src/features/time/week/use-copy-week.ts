import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../../words/use-translation.js";
import { addDays } from "../../../../../../core/kernel/calendar.js";
import { useExplain } from "../../../elements/explain.js";
import { useZone } from "../../../elements/use-zone.js";
import { useMay } from "../../../shell/session.js";
import { createEntry, deleteEntry, type Entry } from "../entries.js";
import { runMany } from "../many.js";
import { useOfferUndo } from "../undo.js";
import { useEntriesChanged } from "../use-entries-changed.js";
import { copiesOf } from "./copy-week.js";
import { rowKey } from "./row-key.js";
import type { Week } from "./use-week.js";
import { subjectsOf } from "./week-rows.js";

interface Copying {
  readonly week: Week;
  readonly entries: readonly Entry[];
  /** Adds rows to the week, and returns how to remove those that are new. */
  readonly onAdd: (keys: readonly string[]) => () => void;
}

/** Repeats the week before: only its rows, or also its hours. One undo removes everything that was added. */
export function useCopyWeek({ week, entries, onAdd }: Copying) {
  const { t } = useTranslation("time");
  const { ofError } = useExplain();
  const zone = useZone();
  const mayRate = useMay("time_entry_rates:write");
  const queries = useQueryClient();
  const changed = useEntriesChanged();
  const offerUndo = useOfferUndo();
  const complain = (message: string) => notifications.show({ color: "red", message });
  return useMutation({
    mutationFn: async (what: "rows" | "hours") => {
      const before = await queries.fetchQuery(week.queryOf(addDays(week.first, -7)));
      if (before.length === 0) return void notifications.show({ message: t("week.nothingToCopy") });
      const bodies = what === "rows" ? [] : copiesOf({ zone, mayRate, first: week.first, before, entries });
      const { results, failed } = await runMany(bodies, createEntry);
      const removeRows = onAdd(subjectsOf(before).map(rowKey));
      await changed();
      const reasons = [...new Set(failed.map(({ error }) => ofError(error)))].join(" ");
      if (failed.length > 0) complain(t("week.notCopied", { count: failed.length, reasons }));
      offerUndo({
        message: what === "rows" ? t("week.rowsCopied") : t("week.hoursCopied", { count: results.length }),
        undo: async () => {
          removeRows();
          const undone = await runMany(results, deleteEntry);
          if (undone.failed[0]) throw undone.failed[0].error;
        },
      });
    },
    onError: (error) => complain(ofError(error)),
  });
}
