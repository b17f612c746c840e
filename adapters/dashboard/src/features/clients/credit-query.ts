import { queryOptions } from "@tanstack/react-query";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";

/** What a client has paid in excess. */
export function creditQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.clients.one(id), "credit"],
    queryFn: ({ signal }) => answered(api.GET("/clients/{id}/credit-balance", { params: { path: { id } }, signal })),
  });
}
