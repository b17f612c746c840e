import { exampleEvent } from "../../adapters/http/openapi/events.js";
import { conflict, type DeliveredType, deliveredTypes, invalidField, unixSeconds } from "../../core/index.js";
import { systemClock, TypeIdSource } from "../adapters.js";
import type { Config } from "../config.js";
import type { OperatorAnswer, OperatorRequest, Progress } from "../control.js";
import { Forwarding } from "./forwarding.js";
import { tokenOf } from "./token.js";

/**
 * Sends an example to a receiver of the developer. It is neither stored nor sent to subscriptions, and the secret of the workspace does not sign it, so nobody
 * takes it for an event. The secret is printed before, since a receiver that does not know it refuses the example. Throws `not_accepted` (conflict) unless the
 * receiver accepts it.
 */
export async function trigger(config: Config, { options }: OperatorRequest, print: Progress): Promise<OperatorAnswer> {
  const type = typeOf(options["type"]);
  const forwarding = new Forwarding(config, options["forward-to"], tokenOf(config));
  const timestamp = unixSeconds(systemClock.now());
  const body = JSON.stringify({ ...exampleEvent(type), timestamp });
  print(`Signed with ${forwarding.secret}`);
  try {
    const { line, accepted } = await forwarding.send({ id: new TypeIdSource().next("evt"), type, body });
    if (!accepted) throw conflict("not_accepted", `${line}\nThe receiver did not accept the event.`);
    return [line];
  } finally {
    forwarding.close();
  }
}

function typeOf(text: string | undefined): DeliveredType {
  const type = deliveredTypes.find((one) => one === text);
  if (type !== undefined) return type;
  const problem = text === undefined ? "Name the type of the event." : `There is no event type "${text}".`;
  throw invalidField(["type"], "not_allowed", `${problem} For a list, run: npx stint trigger --help`);
}
