import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { later } from "../loading/later.js";

const Notices = later(async () => {
  await idle();
  return import("./notices.js");
});

/** Resolves when the browser is idle. Safari does not support this. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}

/**
 * What is told beside the page. It comes soon after the page though nothing is told yet: when something is, the service may be away. Where it cannot be
 * had, the page stays.
 */
export function Messages() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Notices />
      </Suspense>
    </ErrorBoundary>
  );
}
