import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { keys } from "./keys.js";
import { isStatus, ProblemError } from "./problem.js";

/** Refusals are final; an outage may be over at the next try. */
function isPassing(error: Error): boolean {
  return !(error instanceof ProblemError) || error.problem.status >= 500;
}

/** What was asked, remembered. A 401 at any time means that nobody is signed in any more. */
export const queryClient = createQueryClient();

function createQueryClient(): QueryClient {
  const onError = (error: Error): void => {
    if (isStatus(error, 401)) client.setQueryData(keys.me, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: "always",
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        retry: (count, error) => count < 2 && isPassing(error),
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  return client;
}
