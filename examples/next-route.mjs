// The API of Stint as a route handler of Next.js: app/billing/v1/[...path]/route.js. Next.js passes requests of the Fetch API, and calls the function of
// the method. Data is stored in ./data, or on PostgreSQL. The work in the background belongs in a process of its own: see `stint.run` in serve-with-hono.mjs.
// Next.js must not bundle Stint, which loads drivers and fonts when it needs them. In next.config.mjs:
//   export default { serverExternalPackages: ["stint"] };
import { parseCurrency, parseTimeZone } from "stint";
import { createFetchHandler } from "stint/http";
import { createStint } from "stint/setup";

/** The users by session. A real program reads a signed cookie. */
const emails = new Map([["session=session-of-ada", "ada@example.com"]]);

async function open() {
  const { DATABASE_URL: url, STINT_SECRET_KEY: secretKey } = process.env;
  const stint = await createStint({ database: url ? { url, schema: "stint" } : { folder: "data" }, secretKey });
  if (await stint.ports.directory.isEmpty())
    await stint.createWorkspace({
      name: "Ada Ltd",
      ownerEmail: "ada@example.com",
      currency: parseCurrency("EUR"),
      timeZone: parseTimeZone("Europe/Berlin"),
    });
  return createFetchHandler({
    ports: stint.ports,
    documentRenderer: stint.ports.documentRenderer,
    prefix: "/billing",
    authenticate: async ({ headers }) => (await stint.findActors(emails.get(headers.get("cookie")) ?? ""))[0] ?? null,
  });
}

let opening;
/** Opens the database at the first request, since `next build` loads this file too, and again after a failure. */
async function handle(request) {
  opening ??= open().catch((error) => {
    opening = undefined;
    throw error;
  });
  return (await opening)(request);
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
/** Stint needs Node, and nothing may be rendered in advance. */
export const runtime = "nodejs";
export const dynamic = "force-dynamic";
