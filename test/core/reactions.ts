import { memoryPorts, type MemoryPorts } from "../../adapters/memory/index.js";
import { createReactions, type Message, type OutsidePorts, type Ports, type Reactions } from "../../core/index.js";
import type { World } from "./world.js";

/** What replaces the ports of a world, of which nothing reaches other systems, and who learns of mail that is not sent. */
type Changed = Partial<Ports & OutsidePorts> & { readonly onNotSent?: (message: Message) => void };

/** The reactions of a world. */
export function reactionsIn(
  world: World,
  onError: (error: unknown) => void,
  { onNotSent = () => undefined, ...changed }: Changed = {},
): Reactions {
  const unused = () => Promise.reject(new Error("Not used here."));
  const failed = { onError };
  return createReactions(
    {
      ...memoryPorts(),
      ...(world.ports as MemoryPorts),
      mailer: { send: unused },
      webhookSender: { send: unused },
      documentRenderer: { render: unused },
      ...changed,
    },
    {
      deliveries: { random: () => 0, ...failed },
      mail: { ...failed, onNotSent },
      events: failed,
      timers: failed,
      overdue: failed,
      recurring: failed,
      reminders: failed,
      housekeeping: failed,
      publicUrl: () => "https://stint.example.com",
    },
  );
}
