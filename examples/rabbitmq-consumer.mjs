// Consumes Stint's events from RabbitMQ and prints a line for each. Exits after the number in its second argument.
// AMQP_URL=amqp://… node examples/rabbitmq-consumer.mjs "invoice.*" 3
import amqplib from "amqplib";

const [pattern = "#", count = Infinity] = process.argv.slice(2);
const exchange = process.env.STINT_EXCHANGE ?? "stint.events";
let left = Number(count);

const connection = await amqplib.connect(process.env.AMQP_URL ?? "amqp://127.0.0.1");
const channel = await connection.createChannel();
await channel.checkExchange(exchange);
// A named, durable quorum queue keeps events while its consumer is offline; this queue is deleted with the connection.
const { queue } = await channel.assertQueue("", { exclusive: true });
await channel.bindQueue(queue, exchange, pattern);

/** An event can arrive twice. A real consumer stores the ids in its database, together with the effect. */
const known = new Set();

await channel.consume(queue, async (message) => {
  if (message === null) return process.exit(1);
  const { messageId, type, headers } = message.properties;
  if (!known.has(messageId)) {
    known.add(messageId);
    const { data } = JSON.parse(message.content.toString("utf8"));
    console.log(JSON.stringify({ id: messageId, type, workspace: headers.workspace_id, timestamp: headers.timestamp, data }));
    left -= 1;
  }
  channel.ack(message);
  if (left <= 0) {
    await channel.close();
    await connection.close();
  }
});
console.log("listening");
