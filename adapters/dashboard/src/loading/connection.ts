import { createStore } from "./store.js";

const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 10_000;
const TIMEOUT_MS = 10_000;

/** Whether the last attempt to reach the service failed. */
export const away = createStore(false);

/** The running build, identified by the name of its first script, which names the others and so differs in each build. */
export const ownBuild = buildOf(document);

let reaching: Promise<string> | undefined;

/** Resolves with the build that the service serves, once the service is reachable. */
export function reachService(): Promise<string> {
  reaching ??= tryUntilReached().finally(() => (reaching = undefined));
  return reaching;
}

async function tryUntilReached(): Promise<string> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LAST_WAIT_MS)) {
    const build = await servedBuild();
    away.set(build === null);
    if (build !== null) return build;
    await pause(wait);
  }
}

/** Null if there is no response, or a response from something else, such as a proxy. */
async function servedBuild(): Promise<string | null> {
  try {
    const headers = { Accept: "text/html" };
    const answer = await fetch(document.baseURI, { cache: "no-store", headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? buildOf(new DOMParser().parseFromString(await answer.text(), "text/html")) : null;
  } catch {
    // Every failure means that the service is unreachable.
    return null;
  }
}

function buildOf(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
}

/** Ends early when the network comes back or the page becomes visible. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      document.removeEventListener("visibilitychange", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end);
    document.addEventListener("visibilitychange", end);
  });
}
