import type { Actor } from "../access/actor.js";
import { explainingActors } from "../access/unknown-actor.js";
import { type Json, refused, type StintError } from "../kernel/errors.js";
import type { Ports } from "../ports/ports.js";
import type { UnitOfWork } from "../ports/unit-of-work.js";
import type { RepeatableRequest } from "./answer-store.js";
import { joining } from "./joining.js";

/** The answer to a request, and whether it is a repeated one. */
export interface AnsweredOnce {
  readonly answer: Json;
  readonly replayed: boolean;
}

/**
 * Executes a request at most once: commits its effect and its answer together, and returns the stored answer to a repeated request.
 * The work uses a unit of work that is part of this transaction. A rejected request stores nothing. Throws `idempotency_key_reused`
 * (invalid) if the key was used with another body.
 */
export function makeOnce(ports: Pick<Ports, "unitOfWork" | "clock">) {
  const { unitOfWork, clock } = explainingActors(ports);
  return (actor: Actor, request: RepeatableRequest, work: (unitOfWork: UnitOfWork) => Promise<Json>): Promise<AnsweredOnce> =>
    unitOfWork.run(actor, async (stores) => {
      const stored = await stores.answers.claim(request, clock.now());
      if (stored) {
        if (stored.fingerprint !== request.fingerprint) throw keyReused();
        return { answer: stored.answer, replayed: true };
      }
      const answer = await work(joining(stores));
      await stores.answers.keep(request, answer);
      return { answer, replayed: false };
    });
}

function keyReused(): StintError {
  return refused("idempotency_key_reused", "The Idempotency-Key was already used for a different request. Use a new key.");
}
