import { MutationCache, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { away } from "../loading/connection.js";
import { keys } from "./keys.js";
import { isStatus, ProblemError } from "./problem.js";

/** Refusals are final; an outage may be over at the next try. */
function isPassing(error: Error): boolean {
  return !(error instanceof ProblemError) || error.problem.status >= 500;
}

/** What was asked, remembered. A 401 at any time means that nobody is signed in any more. */
export const queryClient = createQueryClient();

// Queries rest while a session has ended, and go on with the next one. What the browser says of its network decides nothing: an attempt tells more.
onlineManager.setEventListener((setOnline) =>
  queryClient.getQueryCache().subscribe(() => setOnline(queryClient.getQueryData(keys.me) !== null)),
);

// What failed meanwhile is asked for again once the service is back.
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
