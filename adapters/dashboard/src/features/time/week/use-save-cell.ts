import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../../words/use-translation.js";
import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import { useZone } from "../../../elements/use-zone.js";
import { changeEntry, createEntry } from "../entries.js";
import { useEntriesChanged } from "../use-entries-changed.js";
import { useRemoval } from "../use-removal.js";
import { changeOfCell } from "./change-of-cell.js";
import type { Week } from "./use-week.js";
import type { WeekRow } from "./week-rows.js";

export interface CellOfWeek {
  readonly week: Week;
  readonly row: WeekRow;
  readonly date: LocalDate;
}

/** Saves durations of a cell in seconds. One cell is saved at a time, so that a new entry starts after those of other cells. */
export function useSaveCell({ week, row, date }: CellOfWeek) {
  const { t } = useTranslation("time");
  const zone = useZone();
  const queries = useQueryClient();
  const changed = useEntriesChanged();
  const remove = useRemoval();
  return useMutation({
    scope: { id: "week" },
    mutationFn: async (seconds: number): Promise<void> => {
      const entries = queries.getQueryData(week.query.queryKey) ?? [];
      const change = changeOfCell({ row, date, seconds, zone, entries });
      if (change.kind === "locked") throw new Error(t(`week.locked.${change.lock}`));
      if (change.kind === "no_room") throw new Error(t("week.noRoom"));
      if (change.kind === "create") {
        const { start_time, end_time } = change;
        await createEntry({ project_id: row.projectId, task_id: row.taskId, user_id: week.userId, start_time, end_time });
      } else if (change.kind === "change") {
        const { entry, kind: _, ...times } = change;
        await changeEntry(entry, times);
      } else if (change.kind === "delete") await remove(change.entry);
    },
    onSettled: changed,
  });
}
