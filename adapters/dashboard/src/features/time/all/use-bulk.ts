import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { useExplain } from "../../../elements/explain.js";
import { useUnsaved } from "../../../loading/unsaved.js";
import { changeEntry, deleteEntry, type Entry, takeBack } from "../entries.js";
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
  const changed = useEntriesChanged();
  const offerUndo = useOfferUndo();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failed, setFailed] = useState<readonly Failed<Entry>[]>([]);
  useUnsaved(() => progress !== null);

  const change = async (entry: Entry, work: BulkWork): Promise<Done | null> => {
    if (entry.status === "billed") throw new Error(t("shell:problems.time_entry_billed"));
    if (work.kind === "delete") return { entry, undo: await deleteEntry(entry) };
    const patch = patchOf(entry, work.change);
    if (Object.keys(patch).length === 0) return null;
    const after = await changeEntry(entry, patch);
    return { entry, undo: () => takeBack(entry, after, reverseOf(entry, patch)) };
  };
  /** Undoes what is left to undo, so that it can be tried again after a failure. */
  const undoing = (done: readonly Done[]) => {
    let left = done;
    return async () => {
      const undone = await runMany(left, ({ undo }) => undo());
      left = undone.failed.map(({ item }) => item);
      const [first] = undone.failed;
      if (first) throw new Error(t("all.notUndone", { count: left.length, reason: ofError(first.error) }));
    };
  };
  const report = ({ results, failed: refused }: Outcome<Entry, Done | null>, { kind }: BulkWork) => {
    const done = results.filter((one) => one !== null);
    setFailed(refused);
    onDone(refused.map(({ item }) => item));
    if (done.length === 0) return;
    const message = t(kind === "delete" ? "all.deleted" : "all.changed", { count: done.length });
    offerUndo({ message, undo: undoing(done) });
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
