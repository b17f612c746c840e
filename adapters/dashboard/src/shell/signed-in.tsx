import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { paths } from "../../paths.js";
import { meQuery, workspaceQuery } from "../api/me.js";
import { Failure } from "../elements/failure.js";
import { Frame } from "./frame.js";
import { keepReturnPath } from "./return-path.js";
import { SessionContext } from "./session.js";
import { Starting } from "./starting.js";

/** The frame for who is signed in; everybody else is sent to the sign-in. */
export function SignedIn({ tools }: { readonly tools: ReactNode }) {
  const me = useQuery(meQuery);
  const workspace = useQuery({ ...workspaceQuery, enabled: me.data !== null });
  if (me.data === null) return <ToSignIn />;
  if (me.data && workspace.data) {
    return (
      <SessionContext value={{ me: me.data, workspace: workspace.data }}>
        <Frame tools={tools} />
      </SessionContext>
    );
  }
  const failed = [me, workspace].find(({ isError }) => isError);
  if (!failed?.error) return <Starting />;
  const again = () => Promise.all([me.refetch(), workspace.refetch()]);
  return (
    <Container component="main" size="sm" py="xl">
      <Failure error={failed.error} onRetry={() => void again()} />
    </Container>
  );
}

function ToSignIn() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname !== paths.welcome) keepReturnPath(pathname + search);
  }, [pathname, search]);
  return <Navigate to={paths.signIn} replace />;
}
