import { useQuery } from "@tanstack/react-query";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { expenseTotals, unbilledOf } from "../expenses/expense.js";
import { unbilledMilestonesQuery } from "../projects/milestone.js";
import { unbilledTime } from "../work/work-filter.js";
import { dayIn } from "./spans.js";

/** First and last day, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The first and last day with unbilled time of the client, in the zone; null if there is none. */
export function useUnbilled(clientId: string, zone: string) {
  return useQuery({
    queryKey: keys.timeEntries.list({ unbilled: clientId, zone }),
    enabled: clientId !== "",
    queryFn: async ({ signal }): Promise<Days | null> => {
      const startOf = async (sort: "start_time" | "-start_time") => {
        const of = { client_id: [clientId], ...unbilledTime, running: "false" as const };
        const { data } = await answered(api.GET("/time-entries", { params: { query: { ...of, sort, limit: 1 } }, signal }));
        return data[0]?.start_time;
      };
      const [first, last] = await Promise.all([startOf("start_time"), startOf("-start_time")]);
      return first === undefined || last === undefined ? null : { from: dayIn(zone, first), to: dayIn(zone, last) };
    },
  });
}

/** The sums of the expenses of the client that an invoice would bill, by currency. */
export function useUnbilledExpenses(clientId: string) {
  return useQuery({ ...expenseTotals(unbilledOf(clientId)), enabled: clientId !== "" });
}

/** The milestones of the client that an invoice would bill. */
export function useUnbilledMilestones(clientId: string) {
  return useQuery({ ...unbilledMilestonesQuery(clientId), enabled: clientId !== "" });
}
