import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { useExplain } from "../../../elements/explain.js";
import { useUnsaved } from "../../../loading/unsaved.js";
import { useMay } from "../../../shell/session.js";
import { changeEntry, createEntry, deleteEntry, type Entry, likeness } from "../entries.js";
import { type Failed, type Outcome, runMany } from "../many.js";
import { useOfferUndo } from "../undo.js";
import { useEntriesChanged } from "../use-entries-changed.js";
import { type BulkChange, patchOf, reverseOf } from "./bulk-change.js";

export type BulkWork = { readonly kind: "change"; readonly change: BulkChange } | { readonly kind: "delete" };

interface Progress {
  readonly done: number;
  readonly count: number;
}

interface Done {
  readonly entry: Entry;
  readonly undo: () => Promise<unknown>;
}

/** Changes or deletes many entries, a few at a time. One undo takes back the whole change. */
export function useBulk(onDone: (failed: readonly Entry[]) => void) {
  const { t } = useTranslation("time");
  const { ofError } = useExplain();
  const mayRate = useMay("time_entry_rates:write");
  const changed = useEntriesChanged();
  const offerUndo = useOfferUndo();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState<readonly Failed<Entry>[]>([]);
  useUnsaved(() => progress !== null);

  const change = async (entry: Entry, work: BulkWork): Promise<Done | null> => {
    if (entry.status === "billed") throw new Error(t("shell:problems.time_entry_billed"));
    if (work.kind === "delete") {
      await deleteEntry(entry);
      const { start_time, end_time } = entry;
      return { entry, undo: () => createEntry({ ...likeness(entry, mayRate), start_time, end_time }) };
    }
    const patch = patchOf(entry, work.change);
    if (Object.keys(patch).length === 0) return null;
    const after = await changeEntry(entry, patch);
    return { entry, undo: () => changeEntry(after, reverseOf(entry, patch)) };
  };
  const undoAll = async (done: readonly Done[]) => {
    const undone = await runMany(done, ({ undo }) => undo());
    const [first] = undone.failed;
    if (first) throw new Error(t("all.notUndone", { count: undone.failed.length, reason: ofError(first.error) }));
  };
  const report = ({ results, failed: refused }: Outcome<Entry, Done | null>, { kind }: BulkWork) => {
    const done = results.filter((one) => one !== null);
    setFailed(refused);
    onDone(refused.map(({ item }) => item));
    if (done.length === 0) return;
    const message = t(kind === "delete" ? "all.deleted" : "all.changed", { count: done.length });
    offerUndo({ message, undo: () => undoAll(done) });
  };
  const { mutate } = useMutation({
    mutationFn: async ({ entries, work }: { readonly entries: readonly Entry[]; readonly work: BulkWork }) => {
      const count = entries.length;
      setProgress({ done: 0, count });
      const outcome = await runMany(
        entries,
        (entry) => change(entry, work),
        (done) => setProgress({ done, count }),
      );
      await changed();
      report(outcome, work);
    },
    onSettled: () => setProgress(null),
  });
  return {
    progress,
    failed,
    forgetFailed: () => setFailed([]),
    run: (entries: readonly Entry[], work: BulkWork) => mutate({ entries, work }),
  };
}
