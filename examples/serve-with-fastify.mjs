// The API of Stint under /billing of a Fastify application, whose sign-in decides who acts. Data is stored in ./data, or on PostgreSQL.
// STINT_SECRET_KEY=$(openssl rand -hex 32) node serve-with-fastify.mjs, after installing stint and fastify
import Fastify from "fastify";
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

const handle = createHttpHandler({
  ports: stint.ports,
  documentRenderer: stint.ports.documentRenderer,
  prefix: "/billing",
  authenticate: async ({ headers }) => (await stint.findActors(emails.get(headers.cookie) ?? ""))[0] ?? null,
});

const app = Fastify();
await app.register(async (scope) => {
  // Stint reads the bodies itself.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _body, done) => done(null));
  scope.all("/billing/v1/*", (request, reply) => {
    reply.hijack();
    handle(request.raw, reply.raw);
  });
});
app.get("/", () => "Hello from Fastify");

const work = stint.run({ publicUrl: "https://host.example.com", onError: console.error });
console.log(`${await app.listen({ port: Number(PORT), host: "127.0.0.1" })}/`);
process.once("SIGTERM", async () => {
  await app.close();
  await work.stop(5_000);
  await stint.close();
});
