import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { grantOf } from "../../../../core/access/permissions.js";
import { paths } from "../../paths.js";
import { useSession } from "../shell/session.js";

interface PersonLinkProps {
  readonly id: string;
  /** The person's name. */
  readonly children: ReactNode;
}

/** A person's name. It links to their time if the user can see it. */
export function PersonLink({ id, children }: PersonLinkProps) {
  const { me } = useSession();
  if (grantOf(me.role, "time_entries:read") !== "all" && id !== me.id) return children;
  return (
    <Anchor component={Link} to={`${paths.time}/all?user=${id}`} inherit>
      {children}
    </Anchor>
  );
}
