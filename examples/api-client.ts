// Bills all unbilled time of a client through the API, and follows the change feed until the invoice appears in it:
// STINT_URL=http://127.0.0.1:8080 STINT_TOKEN=stint_… node api-client.js
import { createStintClient, followChanges, isProblem, items } from "stint/client";

const stint = createStintClient({
  url: process.env["STINT_URL"] ?? "http://127.0.0.1:8080",
  token: process.env["STINT_TOKEN"],
  onFailure: ({ method, path, error, retryInMs }) => {
    if (retryInMs !== null) console.error(`${method} ${path}: ${error.message} Next attempt in ${retryInMs} ms.`);
  },
});

const { data: client } = await stint.POST("/clients", { body: { name: "Ada Ltd", email: "ada@example.com", rate: 9000 } });
const { data: project } = await stint.POST("/projects", { body: { name: "Website", client_id: client.id } });
const work = { start_time: "2026-03-02T09:00:00+01:00", end_time: "2026-03-02T11:30:00+01:00" };
await stint.POST("/time-entries", { body: { project_id: project.id, ...work } });

let seconds = 0;
for await (const entry of items(stint, "/time-entries", { params: { query: { client_id: [client.id], billed: "false" } } }))
  seconds += entry.duration_seconds ?? 0;
console.log(`unbilled: ${seconds / 3_600} h`);

const { data: end } = await stint.GET("/changes", { params: { query: { start: "end" } } });
const { data: draft } = await stint.POST("/invoices", { body: { client_id: client.id, from_time: {} } });
for await (const { changes } of followChanges({ client: stint, types: ["invoice"], cursor: end.next_cursor, pollMs: 100 })) {
  const found = changes.find(({ id }) => id === draft.id);
  if (!found?.data) continue;
  console.log(`invoice: ${found.data.status}, ${found.data.total} ${found.data.currency}`);
  break;
}

const error: unknown = await stint.DELETE("/clients/{id}", { params: { path: { id: client.id } } }).catch((thrown) => thrown);
if (isProblem(error, "in_use")) console.log(`refused: ${error.status} ${error.code}`);
