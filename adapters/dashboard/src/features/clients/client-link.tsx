import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../../paths.js";

interface ClientLinkProps {
  readonly client: { readonly id: string; readonly name: string };
}

/** A client's name, which leads to its page. */
export function ClientLink({ client: { id, name } }: ClientLinkProps) {
  return (
    <Anchor component={Link} to={`${paths.clients}/${id}`} inherit>
      {name}
    </Anchor>
  );
}
