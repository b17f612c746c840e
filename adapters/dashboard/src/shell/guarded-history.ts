import { type To, UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router";
import { hasUnsaved, leave } from "../loading/unsaved.js";

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<BrowserHistory["listen"]>[0];
type Change = Parameters<Listener>[0];

/** A browser history that asks before it leaves a page with unsaved changes. */
export function createGuardedHistory(): BrowserHistory {
  const history = createBrowserHistory({ window, v5Compat: true });
  const isElsewhere = (to: To): boolean => {
    const { pathname, search } = history.createURL(history.createHref(to));
    return pathname !== location.pathname || search !== location.search;
  };
  const asking =
    (move: BrowserHistory["push"]): BrowserHistory["push"] =>
    (to, state) =>
      leave(
        () => isElsewhere(to) && hasUnsaved(),
        () => move(to, state),
      );
  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    push: asking(history.push),
    replace: asking(history.replace),
    go: history.go,
    listen: (listener) => history.listen(backAsking(history, listener)),
  };
}

/** The browser has already navigated when it reports popstate, so this undoes it while the question is open. */
function backAsking(history: BrowserHistory, listener: Listener): Listener {
  let then: ((change: Change) => void) | null = null;
  return (change) => {
    const { action, delta } = change;
    if (then) {
      const hear = then;
      then = null;
      hear(change);
    } else if (action === "POP" && delta && hasUnsaved()) {
      then = () =>
        leave(hasUnsaved, () => {
          then = listener;
          history.go(delta);
        });
      history.go(-delta);
    } else listener(change);
  };
}
