import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { forgetLinkToken } from "../api/link-token.js";

/** Signs in by `enter`, then goes on. What was remembered of somebody else is forgotten. */
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
