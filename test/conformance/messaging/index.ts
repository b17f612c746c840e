import { eventCases } from "./events.js";
import { hintCases } from "./hints.js";
import type { MessagingCase } from "./subject.js";

/** Everything that the message bus promises, as it is while its broker is well. There is nothing to skip. */
export function messageBusConformance(): MessagingCase[] {
  return [...eventCases, ...hintCases];
}
