import { eventCases } from "./events.js";
import { hintCases } from "./hints.js";
import type { MessagingCase } from "./subject.js";

/** Every promise of the message bus while its broker is available. No case may be skipped. */
export function messageBusConformance(): MessagingCase[] {
  return [...eventCases, ...hintCases];
}
