import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { addDays, isLocalDate } from "../../../../../core/kernel/calendar.js";
import { MAX_PAGE_SIZE } from "../../../../../core/kernel/page.js";
import type { Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";

export type Statement = Schemas["AccountStatement"];
export type Account = Statement["currencies"][number];
export type Message = Schemas["Message"];

/** The first and the last day of the movements; "" without a limit. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** The range of the API, which ends before its last day. */
export function rangeOf({ from, until }: Days): { readonly from?: string; readonly to?: string } {
  return {
    ...(isLocalDate(from) ? { from } : {}),
    ...(isLocalDate(until) ? { to: addDays(until, 1) } : {}),
  };
}

/** What a client owes, which changes with its invoices. */
export function statementQuery(id: string, days: Days) {
  const query = rangeOf(days);
  return queryOptions({
    queryKey: [...keys.invoices.all, "statement", id, query],
    queryFn: ({ signal }) => answered(api.GET("/clients/{id}/statement", { params: { path: { id }, query }, signal })),
    placeholderData: keepPreviousData,
  });
}

const LIVE_MS = 3_000;

/** The key of the emails with statements of a client. */
export const messagesKey = (id: string) => [...keys.clients.one(id), "messages"];

/** The emails with statements of a client, refetched while one is being sent. */
export function messagesQuery(id: string) {
  return queryOptions({
    queryKey: messagesKey(id),
    queryFn: async ({ signal }) =>
      (await answered(api.GET("/clients/{id}/messages", { params: { path: { id }, query: { limit: MAX_PAGE_SIZE } }, signal })))
        .data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? LIVE_MS : false),
  });
}

function isUnderWay({ status }: Message): boolean {
  return status === "queued" || status === "sending";
}
