// Receives webhooks with a function from Request to Response, which many frameworks and hosts support. Here Node runs it:
// STINT_WEBHOOK_SECRET=whsec_… PORT=9000 node examples/receive-with-fetch-handler.mjs
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { verifyWebhook, WebhookVerificationError } from "stint/webhooks";

const secret = process.env.STINT_WEBHOOK_SECRET ?? "";
const seen = new Set(); // In production, store the ids in a unique column of your database, so that they survive a restart.

function work({ id, type, data }) {
  const repeat = seen.has(id);
  seen.add(id);
  console.log(JSON.stringify({ id, type, of: data.id, repeat }));
}

export async function receive(request) {
  try {
    // Not request.json(): the signature covers the raw bytes, so a parsed body cannot be verified.
    const body = await request.arrayBuffer();
    const webhook = verifyWebhook({ headers: request.headers, body, secret });
    setImmediate(work, webhook); // After the response: Stint waits at most 15 seconds for it, then retries.
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return new Response(error.code, { status: 400 });
  }
}

const server = createServer(async (incoming, outgoing) => {
  const { method, headers, url } = incoming;
  const body = method === "POST" ? Readable.toWeb(incoming) : null;
  const answer = await receive(new Request(`http://localhost${url}`, { method, headers, body, duplex: "half" }));
  outgoing.writeHead(answer.status).end(await answer.text());
});
server.listen(Number(process.env.PORT ?? 9000), "127.0.0.1", () => console.log(server.address().port));
