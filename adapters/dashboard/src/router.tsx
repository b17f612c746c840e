import { lazy, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { BrowserRouter, type RouteObject, useLocation, useRoutes } from "react-router";
import { HeaderTools, openPages, sections } from "./features/index.js";
import { BrokenPage } from "./shell/broken-page.js";
import { MayUse } from "./shell/may-use.js";
import { NotFoundPage } from "./shell/not-found-page.js";
import { type PageOf, SectionsContext } from "./shell/sections.js";
import { SignedIn } from "./shell/signed-in.js";
import { Starting } from "./shell/starting.js";
import { words } from "./words/start.js";

/** A page comes together with the words of its feature. */
function lazily({ page, words: namespace }: PageOf): Pick<RouteObject, "element"> {
  const Page = lazy(async () => {
    const [loaded] = await Promise.all([page(), words.loadNamespaces(namespace)]);
    return loaded;
  });
  return { element: <Page /> };
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
    children: [...inside, { path: "*", element: <NotFoundPage /> }],
  },
];

function Pages() {
  const { pathname } = useLocation();
  const page = useRoutes(routes);
  return (
    <ErrorBoundary fallback={<BrokenPage />} resetKeys={[pathname]}>
      <Suspense fallback={<Starting />}>{page}</Suspense>
    </ErrorBoundary>
  );
}

/** Every page at its address. That changes at once: what is chosen twice in a row must not start from what was there before the first. */
export function Router() {
  return (
    <BrowserRouter basename={new URL(document.baseURI).pathname} useTransitions={false}>
      <Pages />
    </BrowserRouter>
  );
}
