// Receives webhooks with Express: STINT_WEBHOOK_SECRET=whsec_… PORT=9000 node examples/receive-with-express.mjs
import express from "express";
import { verifyWebhook, WebhookVerificationError } from "stint/webhooks";

const secret = process.env.STINT_WEBHOOK_SECRET ?? "";
const seen = new Set(); // In earnest a column of your database that is unique: it must outlive the process.

function work({ id, type, data }) {
  const repeat = seen.has(id);
  seen.add(id);
  console.log(JSON.stringify({ id, type, of: data.id, repeat }));
}

const app = express();
// Not express.json(): what a JSON parser has made of the bytes cannot be verified any more.
app.post("/", express.raw({ type: () => true, limit: "5mb" }), ({ headers, body = "" }, response) => {
  try {
    const webhook = verifyWebhook({ headers, body, secret });
    response.sendStatus(204);
    setImmediate(work, webhook); // Stint waits for 15 seconds, and tries again.
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    response.status(400).send(error.code);
  }
});
const server = app.listen(Number(process.env.PORT ?? 9000), "127.0.0.1", () => console.log(server.address().port));
