import type { Worker } from "node:cluster";
import type { Measurements } from "../adapters.js";

/** What a member sends. The number of a request is unique for its sender. */
export type FromMember =
  | { readonly kind: "ready" }
  /** Requests the measurements of the others, with its own. */
  | { readonly kind: "sum"; readonly request: number; readonly own: Measurements }
  | { readonly kind: "measured"; readonly request: number; readonly own: Measurements };

/** What the primary sends. */
export type FromPrimary =
  | { readonly kind: "measure"; readonly request: number }
  | { readonly kind: "others"; readonly request: number; readonly others: readonly Measurements[] };

/** Sends a message. One to a process that has ended is lost. */
export function tell(worker: Worker, message: FromMember | FromPrimary): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

/** Calls back for each message until the returned function is called. */
export function onMessage<M extends FromMember | FromPrimary>(worker: Worker, heard: (message: M) => void): () => void {
  worker.on("message", heard);
  return () => worker.off("message", heard);
}
