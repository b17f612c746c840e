import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { matchRoutes, type RouteObject, unstable_HistoryRouter as HistoryRouter, useLocation, useRoutes } from "react-router";
import { loadSession } from "./api/me.js";
import { HeaderTools, openPages, sections } from "./features/index.js";
import { forgetFailures, later } from "./loading/later.js";
import { BrokenPage } from "./shell/broken-page.js";
import { createGuardedHistory } from "./shell/guarded-history.js";
import { MayUse } from "./shell/may-use.js";
import { NotFoundPage } from "./shell/not-found-page.js";
import { type PageOf, SectionsContext } from "./shell/sections.js";
import { SignedIn } from "./shell/signed-in.js";
import { Starting } from "./shell/starting.js";
import { withWords } from "./words/with-words.js";

const basename = new URL(document.baseURI).pathname;
const history = createGuardedHistory();

/** Pages that can be preloaded. */
interface Handle {
  readonly load: () => Promise<unknown>;
}

/** Loads a page together with its feature's words. */
function lazily({ page, words }: PageOf): Pick<RouteObject, "element" | "handle"> {
  const Page = later(withWords(page, words));
  return { element: <Page />, handle: Page satisfies Handle };
}

const inside = sections.map(({ path, may, pages }) => ({
  path,
  element: <MayUse permission={may} />,
  children: [
    ...pages.map((page) => ({
      element: <MayUse permission={page.may ?? null} />,
      children: [{ path: page.below, ...lazily(page) }],
    })),
    { path: "*", element: <NotFoundPage /> },
  ],
}));

const routes: RouteObject[] = [
  ...openPages.map((page) => ({ path: page.path, ...lazily(page) })),
  {
    element: (
      <SectionsContext value={sections}>
        <SignedIn tools={<HeaderTools />} />
      </SectionsContext>
    ),
    handle: { load: loadSession } satisfies Handle,
    children: [...inside, { path: "*", element: <NotFoundPage /> }],
  },
];

/** Preloads the page at the current URL before the session is known. */
export function loadAhead(): void {
  for (const { route } of matchRoutes(routes, location, basename) ?? []) load(route);
}

/** Preloads the page of a link that the pointer or the focus reaches. */
export function watchLinks(): void {
  for (const event of ["pointerover", "focusin"]) {
    document.addEventListener(event, ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const page = link?.origin === location.origin ? matchRoutes(routes, link, basename)?.at(-1) : undefined;
      if (page) load(page.route);
    });
  }
}

/** A failure here is reported where the page is rendered. */
function load({ handle }: RouteObject): void {
  (handle as Handle | undefined)?.load().catch(() => undefined);
}

function Pages() {
  const { pathname } = useLocation();
  const page = useRoutes(routes);
  return (
    <ErrorBoundary fallback={<BrokenPage />} resetKeys={[pathname]} onReset={forgetFailures}>
      <Suspense fallback={<Starting />}>{page}</Suspense>
    </ErrorBoundary>
  );
}

/** All pages by path. The location updates synchronously, so that two changes in a row do not start from the same state. */
export function Router() {
  return (
    <HistoryRouter basename={basename} history={history} useTransitions={false}>
      <Pages />
    </HistoryRouter>
  );
}
