import { createStintClient, type FeedType, isProblem, items, keepCopy } from "stint/client";

interface Result {
  readonly created: string;
  readonly listed: readonly string[];
  readonly refusal: string | null;
  readonly file: string;
  readonly copied: readonly FeedType[];
  readonly isAborted: boolean;
  readonly failures: readonly string[];
}

/** Uses the client as a page does that is not served by Stint. */
async function exercise(url: string, token: string): Promise<Result> {
  const failures: string[] = [];
  const stint = createStintClient({
    url,
    token,
    firstWaitMs: 1,
    onFailure: ({ method, path, error }) => void failures.push(`${method} ${path} ${error.name}`),
  });
  const { data: client } = await stint.POST("/clients", { body: { name: "Ada Ltd" } });
  const listed: string[] = [];
  for await (const { name } of items(stint, "/clients", { params: { query: { limit: 1 } } })) listed.push(name);
  const error: unknown = await stint.POST("/clients", { body: { name: "" } }).catch((thrown: unknown) => thrown);
  const csv = await stint.download("/clients.csv");
  const copied: FeedType[] = [];
  const stop = new AbortController();
  await keepCopy({
    client: stint,
    types: ["client", "workspace"],
    signal: stop.signal,
    load: () => null,
    store: (batch) => {
      if (batch.kind === "resources") copied.push(batch.type);
      if (batch.kind === "complete") stop.abort();
    },
  });
  const aborted: unknown = await stint.GET("/me", { signal: AbortSignal.abort() }).catch((thrown: unknown) => thrown);
  return {
    created: client.name,
    listed,
    refusal: isProblem(error, "validation_failed") ? (error.errors[0]?.pointer ?? null) : null,
    file: (await (await csv.blob()).text()).slice(0, 11),
    copied,
    isAborted: aborted instanceof DOMException && aborted.name === "AbortError",
    failures,
  };
}

Object.assign(globalThis, { exercise });
