import { ANSWERS_KEPT_MS, type AnswerStore } from "../../core/idempotency/answer-store.js";
import type { Instant } from "../../core/kernel/instant.js";
import { insertRow, requireRow } from "./rows.js";
import type { View } from "./workspace-data.js";

/** Needs no locks: the transactions of a workspace run one after the other. */
export function answerStore({ answers, workspaces, workspaceId }: View): AnswerStore {
  let claimedAt: Instant | undefined;
  return {
    async claim({ id }, now) {
      requireRow(workspaces, workspaceId, "workspace");
      for (const old of answers.all()) if (now - old.at >= ANSWERS_KEPT_MS) answers.remove(old.id);
      const found = answers.get(id);
      claimedAt = now;
      return found === undefined ? null : { fingerprint: found.fingerprint, answer: found.answer };
    },
    async keep({ id, fingerprint }, answer) {
      if (claimedAt === undefined) throw new Error("Cannot store the response of a request that was not claimed.");
      insertRow(answers, { id, fingerprint, answer, at: claimedAt });
    },
  };
}
