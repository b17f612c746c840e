import { type Actor, authorize, authorOf } from "../../access/actor.js";
import { domainEvent } from "../../events/domain-event.js";
import { requireFreeExternalId } from "../../external-ids/free-id.js";
import { issuesOfChange, nextVersion, sameValue } from "../../kernel/entity.js";
import { notFound } from "../../kernel/errors.js";
import type { ClientId } from "../../kernel/ids.js";
import { localDateIn } from "../../kernel/time-zone.js";
import type { Needs } from "../../ports/ports.js";
import { type ApplyTo, rerate } from "../../billing/rerate.js";
import { beginsAnew } from "../../billing/reminder-step.js";
import { checkClient, type Client, type ClientPatch, clientTable } from "../client.js";
import { clientView } from "../client-view.js";

export function makeUpdateClient(
  ports: Needs<"clients" | "events" | "externalIds" | "timeEntries" | "workspace", "clock" | "ids">,
) {
  const { unitOfWork, clock } = ports;
  return async (actor: Actor, id: ClientId, patch: ClientPatch, applyTo: ApplyTo = "future"): Promise<Client> => {
    authorize(actor, "clients:write");
    return unitOfWork.run(actor, async (stores) => {
      const before = await stores.clients.find(id);
      if (!before) throw notFound("client");
      const changed = clientTable.change(before, patch);
      issuesOfChange(before, changed, checkClient).throwIfAny();
      await requireFreeExternalId(stores, "client", changed, before);
      const remindersSince = beginsAnew(before, changed)
        ? localDateIn((await stores.workspace.get()).timeZone, clock.now())
        : before.remindersSince;
      const after = { ...changed, remindersSince };
      const next = sameValue(before, after) ? before : nextVersion(after, clock.now());
      if (next !== before) {
        await stores.clients.update(next);
        await stores.events.record(domainEvent(ports, authorOf(actor), "client.updated", clientView(next)));
      }
      if (applyTo === "unbilled") await rerate(stores, { kind: "client", id }, clock.now());
      return next;
    });
  };
}
