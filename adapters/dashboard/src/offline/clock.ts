const KEPT = "stint.clock-ahead-ms";

/** The service states its time in whole seconds, and the response takes a while. */
const TOLERANCE_MS = 30_000;

let aheadMs = Number(localStorage.getItem(KEPT) ?? 0);

/** Learns from a response how far the service's clock is ahead of this device's. */
export function learnTime({ headers }: Response): void {
  const difference = Date.parse(headers.get("Date") ?? "") - Date.now();
  if (Number.isNaN(difference) || Math.abs(difference - aheadMs) < TOLERANCE_MS) return;
  aheadMs = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
  localStorage.setItem(KEPT, String(aheadMs));
}

/** The time by the service's clock, as far as this device has learned it. */
export function serviceTime(): Date {
  return new Date(Date.now() + aheadMs);
}
