// The API of Stint under /billing of an Express application, whose sign-in decides who acts. Data is stored in ./data, or on PostgreSQL.
// STINT_SECRET_KEY=$(openssl rand -hex 32) node serve-with-express.mjs, after installing stint and express
import express from "express";
import { parseCurrency, parseTimeZone } from "stint";
import { createHttpHandler } from "stint/http";
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

const app = express();
app.use(
  "/billing",
  createHttpHandler({
    ports: stint.ports,
    documentRenderer: stint.ports.documentRenderer,
    prefix: "/billing",
    authenticate: async ({ headers }) => (await stint.findActors(emails.get(headers.cookie) ?? ""))[0] ?? null,
  }),
);
app.get("/", (_request, response) => void response.send("Hello from Express"));

const work = stint.run({ publicUrl: "https://host.example.com", onError: console.error });
const server = app.listen(Number(PORT), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/`));
process.once("SIGTERM", async () => {
  server.close();
  await work.stop(5_000);
  await stint.close();
});
