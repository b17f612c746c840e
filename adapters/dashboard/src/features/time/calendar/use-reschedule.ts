import { notifications } from "@mantine/notifications";
import { useDebouncedCallback } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { isStatus } from "../../../api/problem.js";
import { useExplain } from "../../../elements/explain.js";
import { changeEntry, type entriesQuery, type Entry, type EntryPatch } from "../entries.js";
import { useEntriesChanged } from "../use-entries-changed.js";
import type { Span } from "./blocks.js";

/** How long the keyboard rests before a moved block is saved. */
const REST_MS = 600;

interface Waiting {
  readonly id: string;
  readonly act: (entry: Entry) => void;
}

interface Rescheduled {
  readonly entry: Entry;
  readonly span: Span;
}

/** Saves new times of entries. Until the service has answered, `moved` has their spans by id; afterwards the entries themselves do. */
export function useReschedule({ queryKey }: ReturnType<typeof entriesQuery>) {
  const { t } = useTranslation("time");
  const { ofError } = useExplain();
  const queries = useQueryClient();
  const changed = useEntriesChanged();
  const unsaved = useRef(new Map<string, Span>());
  const waiting = useRef<Waiting | null>(null);
  const [moved, setMoved] = useState<ReadonlyMap<string, Span>>(new Map());
  const latestOf = (id: string) => queries.getQueryData(queryKey)?.find((one) => one.id === id);
  const { mutate } = useMutation({
    scope: { id: "calendar" },
    mutationFn: async ({ entry, span }: Rescheduled) => {
      const current = latestOf(entry.id) ?? entry;
      await changeEntry(current, patchOf(current, span));
    },
    onError: (error) =>
      notifications.show({ color: "red", message: isStatus(error, 412) ? t("calendar.conflict") : ofError(error) }),
    onSettled: async (_result, _error, { entry, span }) => {
      await changed();
      if (unsaved.current.get(entry.id) !== span) return;
      unsaved.current.delete(entry.id);
      setMoved(new Map(unsaved.current));
      if (waiting.current?.id !== entry.id) return;
      const { act } = waiting.current;
      waiting.current = null;
      act(latestOf(entry.id) ?? entry);
    },
  });
  const show = ({ entry, span }: Rescheduled) => {
    unsaved.current.set(entry.id, span);
    setMoved(new Map(unsaved.current));
  };
  const saveLater = useDebouncedCallback(mutate, { delay: REST_MS, flushOnUnmount: true });
  return {
    moved,
    /** Acts on the entry as it is after its new times are saved: at once if there are none. */
    whenSaved: (entry: Entry, act: Waiting["act"]) => {
      // The page may not have been rendered since they were saved.
      if (!unsaved.current.has(entry.id)) return act(latestOf(entry.id) ?? entry);
      waiting.current = { id: entry.id, act };
      saveLater.flush();
    },
    save: (change: Rescheduled) => {
      show(change);
      mutate(change);
    },
    /** Saves when no further change follows for a moment, or at once by `flush`. */
    saveSoon: (change: Rescheduled) => {
      show(change);
      saveLater(change);
    },
    flush: () => saveLater.flush(),
  };
}

function patchOf(entry: Entry, { start, end }: Span): EntryPatch {
  const isMoved = Date.parse(entry.start_time) !== start;
  const isResized = entry.end_time !== null && Date.parse(entry.end_time) !== end;
  return {
    ...(isMoved && { start_time: new Date(start).toISOString() }),
    ...(isResized && { end_time: new Date(end).toISOString() }),
  };
}
