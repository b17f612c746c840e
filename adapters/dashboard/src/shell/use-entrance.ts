import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { forgetLinkToken } from "../api/link-token.js";

/** Signs in with `enter`, clears the cache of another user, and continues. */
export function useEntrance<Input>(enter: (input: Input) => Promise<void>, goesTo: () => string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: enter,
    onSuccess: () => {
      forgetLinkToken();
      client.clear();
      void navigate(goesTo(), { replace: true });
    },
  });
}
