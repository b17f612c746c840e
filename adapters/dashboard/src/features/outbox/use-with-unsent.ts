import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "../../loading/store.js";
import { merging } from "../../offline/unsent.js";
import { type Entry, runningQuery } from "../time/entry.js";
import { isWithin } from "../time/parts.js";
import { useNow } from "../time/use-now.js";

interface ListedSpan {
  readonly userId: string;
  readonly from: string;
  readonly to: string;
}

/** The list of a user's entries in a span, with what is not sent yet. A timer is not in the future. */
export function useWithUnsent(
  { data, error, refetch }: Pick<UseQueryResult<Entry[]>, "data" | "error" | "refetch">,
  { userId, from, to }: ListedSpan,
) {
  const { merge } = useStore(merging);
  const now = useNow(data?.some(({ end_time: end }) => end === null) ?? false);
  const merged = useMemo(() => {
    const bounds = { from: Date.parse(from), to: Date.parse(to) };
    const isIn = (entry: Entry) => entry.user_id === userId && isWithin(entry, bounds);
    const isFuture = (entry: Entry) => entry.end_time === null && bounds.from > now;
    return data && merge(data, isIn).filter((entry) => !isFuture(entry));
  }, [data, merge, now, userId, from, to]);
  return { data: merged, error, refetch };
}

/** The user's running timer, with what is not sent yet. Null: none; undefined: not known. */
export function useRunning(userId: string): Entry | null | undefined {
  const { data } = useQuery(runningQuery(userId));
  const { merge } = useStore(merging);
  return useMemo(() => {
    const isRunning = ({ user_id: user, end_time: end }: Entry) => user === userId && end === null;
    return merge(data ? [data] : [], isRunning).at(-1) ?? (data && null);
  }, [data, merge, userId]);
}
