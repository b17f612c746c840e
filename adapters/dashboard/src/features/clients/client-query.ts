import { queryOptions } from "@tanstack/react-query";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";

export function clientQuery(id: string) {
  return queryOptions({
    queryKey: keys.clients.one(id),
    queryFn: ({ signal }) => answered(api.GET("/clients/{id}", { params: { path: { id } }, signal })),
  });
}
