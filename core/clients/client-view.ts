import type { View } from "../kernel/view.js";
import { type Client, clientTable } from "./client.js";

/** The client's representation in the API and in events: snake_case, amounts in minor units, percentages as decimal text. */
export function clientView(client: Client): View {
  return clientTable.toJson(client);
}
