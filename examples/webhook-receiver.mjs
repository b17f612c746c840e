// A webhook receiver: verifies each delivery, responds immediately, and prints a line. Exits after the number in its argument.
// STINT_WEBHOOK_SECRET=whsec_… node examples/webhook-receiver.mjs 3
import { createServer } from "node:http";
import { verifyWebhook, WebhookVerificationError } from "stint/webhooks";

const secret = process.env.STINT_WEBHOOK_SECRET ?? "";
let left = Number(process.argv[2] ?? Infinity);

function delivered(headers, body) {
  try {
    const { type, attempt } = verifyWebhook({ headers, body, secret });
    return { type, verified: true, attempt };
  } catch (error) {
    if (error instanceof WebhookVerificationError) return { verified: false, code: error.code };
    throw error;
  }
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const delivery = delivered(request.headers, Buffer.concat(chunks));
  response.writeHead(delivery.verified ? 200 : 401, { Connection: "close" }).end();
  console.log(JSON.stringify(delivery));
  if (--left <= 0) server.close();
});
server.listen(Number(process.env.PORT ?? 9000), "127.0.0.1");
