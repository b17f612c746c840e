// The API of Stint under /billing of a Hono application on Node, whose sign-in decides who acts. Data is stored in ./data, or on PostgreSQL.
// STINT_SECRET_KEY=$(openssl rand -hex 32) node serve-with-hono.mjs, after installing stint, hono and @hono/node-server
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { parseCurrency, parseTimeZone } from "stint";
import { createFetchHandler } from "stint/http";
import { createStint } from "stint/setup";

const { DATABASE_URL: url, STINT_SECRET_KEY: secretKey, PORT = "3000" } = process.env;
const stint = await createStint({ database: url ? { url, schema: "stint" } : { folder: "data" }, secretKey });
if (await stint.ports.directory.isEmpty())
  await stint.createWorkspace({
    name: "Ada Ltd",
    ownerEmail: "ada@example.com",
    currency: parseCurrency("EUR"),
    timeZone: parseTimeZone("Europe/Berlin"),
  });

/** The users by session. A real program reads a signed cookie. */
const emails = new Map([["session=session-of-ada", "ada@example.com"]]);

const handle = createFetchHandler({
  ports: stint.ports,
  documentRenderer: stint.ports.documentRenderer,
  prefix: "/billing",
  authenticate: async ({ headers }) => (await stint.findActors(emails.get(headers.get("cookie")) ?? ""))[0] ?? null,
});

const app = new Hono();
app.all("/billing/v1/*", (context) => handle(context.req.raw));
app.get("/", (context) => context.text("Hello from Hono"));

const work = stint.run({ publicUrl: "https://host.example.com", onError: console.error });
const server = serve({ fetch: app.fetch, port: Number(PORT), hostname: "127.0.0.1" }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}/`),
);
process.once("SIGTERM", async () => {
  server.close();
  await work.stop(5_000);
  await stint.close();
});
