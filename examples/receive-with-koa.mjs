// Receives webhooks with Koa: STINT_WEBHOOK_SECRET=whsec_… PORT=9000 node examples/receive-with-koa.mjs
import Koa from "koa";
import { verifyWebhook, WebhookVerificationError } from "stint/webhooks";

const secret = process.env.STINT_WEBHOOK_SECRET ?? "";
const LIMIT_BYTES = 5_000_000;
const seen = new Set(); // In production, store the ids in a unique column of your database, so that they survive a restart.

/** The signature covers the raw bytes, so a parsed body cannot be verified. */
async function rawBody(ctx) {
  const chunks = [];
  let size = 0;
  for await (const chunk of ctx.req) {
    size += chunk.length;
    if (size > LIMIT_BYTES) ctx.throw(413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function work({ id, type, data }) {
  const repeat = seen.has(id);
  seen.add(id);
  console.log(JSON.stringify({ id, type, of: data.id, repeat }));
}

const app = new Koa();
app.use(async (ctx) => {
  try {
    const webhook = verifyWebhook({ headers: ctx.headers, body: await rawBody(ctx), secret });
    ctx.status = 204;
    setImmediate(work, webhook); // After the response: Stint waits at most 15 seconds for it, then retries.
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    ctx.status = 400;
    ctx.body = error.code;
  }
});
const server = app.listen(Number(process.env.PORT ?? 9000), "127.0.0.1", () => console.log(server.address().port));
