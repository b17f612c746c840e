import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "../../loading/store.js";
import { merging } from "../../offline/unsent.js";
import { type Entry, runningQuery } from "../time/entry.js";

interface ListedSpan {
  readonly userId: string;
  readonly from: string;
  readonly to: string;
}

/** The list of a user's entries that start in a span, with what is not sent yet. */
export function useWithUnsent(
  { data, error, refetch }: Pick<UseQueryResult<Entry[]>, "data" | "error" | "refetch">,
  { userId, from, to }: ListedSpan,
) {
  const { merge } = useStore(merging);
  const merged = useMemo(() => {
    const [start, end] = [Date.parse(from), Date.parse(to)];
    const isIn = ({ user_id: user, start_time: at }: Entry) => user === userId && Date.parse(at) >= start && Date.parse(at) < end;
    return data && merge(data, isIn);
  }, [data, merge, userId, from, to]);
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
