// A receiver of webhooks: verifies each delivery, answers at once, and prints a line. Ends after as many as its argument says.
// STINT_WEBHOOK_SECRET=whsec_… node examples/webhook-receiver.mjs 3
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const secret = process.env.STINT_WEBHOOK_SECRET ?? "";
let left = Number(process.argv[2] ?? Infinity);

/** X-Service-Signature is the hex HMAC-SHA256 of the raw body, keyed with the secret as the settings show it. */
function isGenuine(rawBody, signature) {
  const expected = Buffer.from(createHmac("sha256", secret).update(rawBody).digest("hex"));
  const sent = Buffer.from(signature ?? "");
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks);
  const verified = isGenuine(rawBody, request.headers["x-service-signature"]);
  response.writeHead(verified ? 200 : 401, { Connection: "close" }).end();
  const { type } = verified ? JSON.parse(rawBody.toString("utf8")) : {};
  console.log(JSON.stringify({ type, verified, attempt: Number(request.headers["x-service-attempt"]) }));
  if (--left <= 0) server.close();
});
server.listen(Number(process.env.PORT ?? 9000), "127.0.0.1");
