// Receives webhooks with Express: STINT_WEBHOOK_SECRET=whsec_… PORT=9000 node examples/receive-with-express.mjs
import express from "express";
import { verifyWebhook, WebhookVerificationError } from "stint/webhooks";

const secret = process.env.STINT_WEBHOOK_SECRET ?? "";
const seen = new Set(); // In production, store the ids in a unique column of your database, so that they survive a restart.

function work({ id, type, data }) {
  const repeat = seen.has(id);
  seen.add(id);
  console.log(JSON.stringify({ id, type, of: data.id, repeat }));
}

const app = express();
// Not express.json(): the signature covers the raw bytes, so a parsed body cannot be verified.
app.post("/", express.raw({ type: () => true, limit: "5mb" }), ({ headers, body = "" }, response) => {
  try {
    const webhook = verifyWebhook({ headers, body, secret });
    response.sendStatus(204);
    setImmediate(work, webhook); // After the response: Stint waits at most 15 seconds for it, then retries.
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    response.status(400).send(error.code);
  }
});
const server = app.listen(Number(process.env.PORT ?? 9000), "127.0.0.1", () => console.log(server.address().port));
