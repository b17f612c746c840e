import type { Ports } from "../ports/ports.js";
import { makeListMessages } from "./use-cases/list-messages.js";

export * from "./claiming.js";
export * from "./mail-quota.js";
export * from "./message.js";
export * from "./message-store.js";
export * from "./message-view.js";

export function messageUseCases(ports: Ports) {
  return {
    listMessages: makeListMessages(ports),
  };
}
