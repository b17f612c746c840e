import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { paths } from "../../paths.js";
import { type Me, meQuery, type Workspace, workspaceQuery } from "../api/me.js";
import { Failure } from "../elements/failure.js";
import { later } from "../loading/later.js";
import { discardUnsaved } from "../loading/unsaved.js";
import { Frame } from "./frame.js";
import { keepReturnPath } from "./return-path.js";
import { type Session, SessionContext } from "./session.js";
import { Starting } from "./starting.js";

/** Lazy: needed only when a session ends. */
const SessionEnded = later(() => import("./session-ended.js"));

/** The interval between checks for a new session. */
const LOOK_MS = 3_000;

/** The frame for signed-in users. Others are redirected to the sign-in page. When the session ends, the page and its unsaved changes stay. */
export function SignedIn({ tools }: { readonly tools: ReactNode }) {
  const me = useQuery({
    ...meQuery,
    refetchInterval: ({ state }) => state.data === null && LOOK_MS,
    refetchOnWindowFocus: ({ state }) => (state.data === null ? "always" : true),
  });
  const workspace = useQuery({ ...workspaceQuery, enabled: me.data !== null });
  const session = useLatest(me.data, workspace.data);
  // The first page renders as a transition, so that the browser stays responsive.
  const isKnown = useDeferredValue(session !== null);
  if (session && me.data && me.data.id !== session.me.id) return <Reload />;
  if (session && isKnown) {
    return (
      <SessionContext value={session}>
        <Frame tools={tools} />
        <Suspense>{me.data === null && <SessionEnded />}</Suspense>
      </SessionContext>
    );
  }
  if (me.data === null) return <ToSignIn />;
  const failed = [me, workspace].find(({ isError }) => isError);
  if (!failed?.error) return <Starting />;
  const again = () => Promise.all([me.refetch(), workspace.refetch()]);
  return (
    <Container component="main" size="sm" py="xl">
      <Failure error={failed.error} onRetry={() => void again()} />
    </Container>
  );
}

/** The last known session of the user who started it in this tab. */
function useLatest(me: Me | null | undefined, workspace: Workspace | undefined): Session | null {
  const [latest, setLatest] = useState<Session | null>(null);
  const isOther = latest !== null && latest.me.id !== me?.id;
  if (me && workspace && !isOther && (latest?.me !== me || latest.workspace !== workspace)) setLatest({ me, workspace });
  return latest;
}

/** No data of one user may stay in memory for another. */
function Reload() {
  useEffect(() => {
    discardUnsaved();
    sessionStorage.clear();
    location.reload();
  }, []);
  return <Starting />;
}

function ToSignIn() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname !== paths.welcome) keepReturnPath(pathname + search);
  }, [pathname, search]);
  return <Navigate to={paths.signIn} replace />;
}
