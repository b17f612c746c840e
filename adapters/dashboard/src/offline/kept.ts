import type { QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import { StintUnreachable } from "../../../../client/index.js";

/** Marks queries whose last response is kept on this device. */
interface KeptMeta extends Record<string, unknown> {
  readonly isKept: true;
}

interface KeptQuery<Data> {
  readonly queryFn: (context: Pick<QueryFunctionContext, "queryKey" | "signal">) => Promise<Data>;
  readonly meta: KeptMeta;
}

interface Copy<Data> {
  readonly data: Data;
}

/** A query that returns its last response on this device while the service is unreachable, or else what `derive` finds there. */
export function kept<Data>(
  read: (context: { readonly signal: AbortSignal }) => Promise<Data>,
  derive: () => Promise<Copy<Data> | null> = async () => null,
): KeptQuery<Data> {
  return {
    meta: { isKept: true },
    queryFn: async ({ queryKey, signal }) => {
      try {
        return await read({ signal });
      } catch (error) {
        if (!(error instanceof StintUnreachable)) throw error;
        const copy = (await keptData<Data>(queryKey)) ?? (await derive());
        if (copy === null) throw error;
        return copy.data;
      }
    },
  };
}

/** The last response to the query, or null. */
export async function keptData<Data>(queryKey: QueryKey): Promise<Copy<Data> | null> {
  const { recall } = await import("./copies.js");
  // The same build stored it under the key of this query.
  return (await recall(queryKey)) as Copy<Data> | null;
}
