import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { recurringPath, recurringQuery } from "./recurring.js";

/** The name of a recurring invoice, which leads to its page. */
export default function RecurringLink({ id }: { readonly id: string }) {
  const { data } = useQuery(recurringQuery(id));
  return (
    <Anchor component={Link} to={`${recurringPath}/${id}`} inherit>
      {data?.name ?? id}
    </Anchor>
  );
}
