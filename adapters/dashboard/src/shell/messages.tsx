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

/** Notifications. They are loaded in advance, since the service may be unreachable when one is needed. The page works without them. */
export function Messages() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Notices />
      </Suspense>
    </ErrorBoundary>
  );
}
