import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { idle } from "../loading/idle.js";
import { later } from "../loading/later.js";

const Notices = later(async () => {
  await idle();
  return import("./notices.js");
});

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
