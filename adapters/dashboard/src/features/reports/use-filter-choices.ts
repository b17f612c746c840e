import { useQuery } from "@tanstack/react-query";
import { grantOf } from "../../../../../core/access/permissions.js";
import { clientChoices, peopleChoices, projectChoices } from "../../api/choices.js";
import { useMay, useSession } from "../../shell/session.js";
import { type Grouping, groupings } from "./report-filter.js";

type Choices = readonly { readonly id: string; readonly name: string }[];

interface FilterChoices {
  readonly project: Choices;
  /** Undefined if the user may not read them. */
  readonly client: Choices | undefined;
  readonly user: Choices | undefined;
  readonly by: readonly Grouping[];
}

/** What the user can choose from in the filters of a report. */
export function useFilterChoices(): FilterChoices {
  const seesAll = grantOf(useSession().me.role, "time_entries:read") === "all";
  const mayReadClients = useMay("clients:read");
  const { data: projects = [] } = useQuery(projectChoices({}));
  const { data: clients = [] } = useQuery({ ...clientChoices({}), enabled: mayReadClients });
  const { data: people = [] } = useQuery({ ...peopleChoices, enabled: seesAll });
  return {
    project: projects,
    client: mayReadClients ? clients : undefined,
    user: seesAll ? people.map(({ id, name, email }) => ({ id, name: name || email || id })) : undefined,
    by: groupings.filter((one) => (one !== "user" || seesAll) && (one !== "client" || mayReadClients)),
  };
}
