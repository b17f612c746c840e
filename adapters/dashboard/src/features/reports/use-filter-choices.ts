import { useQuery } from "@tanstack/react-query";
import { grantOf } from "../../../../../core/access/permissions.js";
import { clientChoices, peopleChoices, projectChoices } from "../../api/choices.js";
import { tagsQuery } from "../../api/tags.js";
import { namedOptions, type Option, tagOptions, taskOptions } from "../../elements/options.js";
import { useMay, useSession } from "../../shell/session.js";
import { tasksQuery } from "../time/choices.js";
import { type Grouping, groupings, type ReportFilter } from "./report-filter.js";

export interface FilterChoices {
  /** The values of each filter that the user may use, with those that are chosen. */
  readonly options: Readonly<Partial<Record<Grouping, readonly Option[]>>>;
  readonly by: readonly Grouping[];
}

/** What the user can choose from in the filters of a report. */
export function useFilterChoices({ project, client, user, task, tag }: ReportFilter): FilterChoices {
  const seesAll = grantOf(useSession().me.role, "time_entries:read") === "all";
  const mayReadClients = useMay("clients:read");
  const { data: projects } = useQuery(projectChoices({}));
  const { data: clients } = useQuery({ ...clientChoices({}), enabled: mayReadClients });
  const { data: people } = useQuery({ ...peopleChoices, enabled: seesAll });
  const { data: tasks } = useQuery(tasksQuery);
  const { data: tags = [] } = useQuery(tagsQuery);
  return {
    options: {
      project: namedOptions(projects, ...project),
      ...(mayReadClients && { client: namedOptions(clients, ...client) }),
      ...(seesAll && { user: namedOptions(people, ...user) }),
      task: taskOptions(tasks, projects, { of: project, chosen: task }),
      tag: tagOptions(tags, ...tag),
    },
    by: groupings.filter((one) => (one !== "user" || seesAll) && (one !== "client" || mayReadClients)),
  };
}
