import type { RabbitMqTarget } from "./rabbitmq-url.js";

const PRECONDITION_FAILED = 406;

/** One sentence for the operator about why there is no connection; never has the password in it. */
export function sentenceOf(error: unknown, { address, user, virtualHost }: RabbitMqTarget): string {
  const said = error instanceof Error ? textOf(error) : String(error);
  if (codeOf(error) === PRECONDITION_FAILED && /inequivalent arg/.test(said))
    return `RabbitMQ at ${address} keeps something of another make under a name that Stint uses, which has to be removed there first: ${said}.`;
  if (/Login was refused|PLAIN login refused/.test(said))
    return `RabbitMQ at ${address} refuses the user ${user} with this password.`;
  // What the broker says of a virtual host, amqplib keeps to itself.
  if (/Expected ConnectionOpenOk/.test(said))
    return `RabbitMQ at ${address} has no virtual host ${virtualHost}, or none that the user ${user} may use.`;
  return `There is no connection to RabbitMQ at ${address}: ${said}.`;
}

/** Where a name leads to several addresses, Node's error is empty but for those of each address. */
function textOf(error: Error): string {
  if (error instanceof AggregateError && error.message === "")
    return error.errors.map((one: unknown) => (one instanceof Error ? textOf(one) : String(one))).join("; ");
  const quoted = /with message "(.*?)"/.exec(error.message)?.[1] ?? error.message;
  return quoted.replace(/\.$/, "");
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
