import { RabbitMqMessageBus } from "../../adapters/rabbitmq/index.js";
import { readConfig } from "../../bootstrap/config.js";
import type { ServerCommand } from "../../bootstrap/settings.js";
import { createContainer } from "../../bootstrap/container.js";
import { serve } from "../../bootstrap/serve.js";
import { tokens } from "../../bootstrap/tokens.js";
import { instant } from "../../core/index.js";
import { dyingAfterEvents, dyingMailer, dyingSender, dyingStorage, type FailPoint, FailPoints } from "./fail-points.js";

/** A message from the test to the running process, acknowledged when it takes effect. */
export interface Order {
  readonly killAt?: FailPoint | null;
  readonly clockAheadSeconds?: number;
}

let aheadSeconds = Number(process.env["TEST_CLOCK_AHEAD_SECONDS"] ?? "0");
const points = new FailPoints();
const config = readConfig();
const container = createContainer(config);
container.rebind(tokens.clock).toConstantValue({ now: () => instant(Date.now() + Math.round(aheadSeconds * 1_000)) });
const prefix = process.env["TEST_AMQP_PREFIX"];
if (prefix && config.amqpUrl !== null) {
  const options = { url: config.amqpUrl, prefix };
  container
    .rebind(tokens.messageBus)
    .toResolvedValue(() => RabbitMqMessageBus.open(options))
    .onDeactivation((bus) => bus.close());
}
container.onActivation(tokens.storage, (_, storage) => dyingStorage(storage, points));
container.onActivation(tokens.unitOfWork, (_, unitOfWork) => dyingAfterEvents(unitOfWork, points, "before the response"));
container.onActivation(tokens.webhookSender, (_, sender) => dyingSender(sender, points));
container.onActivation(tokens.mailer, (_, mailer) => dyingMailer(mailer, points));

process.on("message", ({ killAt, clockAheadSeconds }: Order) => {
  if (killAt !== undefined) points.armed = killAt;
  if (clockAheadSeconds !== undefined) aheadSeconds = clockAheadSeconds;
  process.send?.("done");
});
// The service ends with the test run.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

await serve(config, { part: process.argv[2] as ServerCommand, container });
