import { hashKey, MutationCache, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { StintProblem } from "../../../../client/index.js";
import { away } from "../loading/connection.js";
import { keys } from "./keys.js";
import { isStatus } from "./problem.js";

/** Retries outages only: an error response is final. */
function isPassing(error: Error): boolean {
  return !(error instanceof StintProblem) || error.status >= 500;
}

const session = hashKey(keys.me);

/** Caches queries. Any 401 means that the session has ended. */
export const queryClient = createQueryClient();

// Queries pause when the session ends and resume with the next one. The browser's online status is ignored: an attempt is more reliable.
onlineManager.setEventListener((setOnline) =>
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === session) setOnline(query.state.data !== null);
  }),
);

// Failed queries are refetched when the service is reachable again.
away.subscribe(() => {
  if (!away.get()) void queryClient.invalidateQueries();
});

function createQueryClient(): QueryClient {
  const onError = (error: Error): void => {
    if (isStatus(error, 401)) client.setQueryData(keys.me, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        refetchOnReconnect: false,
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        retry: (count, error) => count < 2 && isPassing(error),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  return client;
}
