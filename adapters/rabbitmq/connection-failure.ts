import type { RabbitMqTarget } from "./rabbitmq-url.js";

const PRECONDITION_FAILED = 406;

/** A sentence for the operator that states why there is no connection, without the password. */
export function connectionFailure(error: unknown, { address, user, virtualHost }: RabbitMqTarget): string {
  const reason = error instanceof Error ? textOf(error) : String(error);
  if (codeOf(error) === PRECONDITION_FAILED && /inequivalent arg/.test(reason))
    return `RabbitMQ at ${address} has an exchange or queue with the same name as one of Stint's, but other arguments. Delete it first: ${reason}.`;
  if (/Login was refused|PLAIN login refused/.test(reason))
    return `RabbitMQ at ${address} rejects the user name or password of ${user}.`;
  // amqplib hides the broker's message about a virtual host.
  if (/Expected ConnectionOpenOk/.test(reason))
    return `RabbitMQ at ${address} has no virtual host ${virtualHost}, or the user ${user} cannot access it.`;
  return `Cannot connect to RabbitMQ at ${address}: ${reason}.`;
}

/** If a name resolves to several addresses, Node's error has an empty message and contains one error per address. */
function textOf(error: Error): string {
  if (error instanceof AggregateError && error.message === "")
    return error.errors.map((one: unknown) => (one instanceof Error ? textOf(one) : String(one))).join("; ");
  const quoted = /with message "(.*?)"/.exec(error.message)?.[1] ?? error.message;
  return quoted.replace(/\.$/, "");
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
