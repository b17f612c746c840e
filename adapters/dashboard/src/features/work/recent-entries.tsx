import { Anchor, Group, Table, Text } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import type { Schemas } from "../../../../../client/index.js";
import { parseInstant } from "../../../../../core/kernel/instant.js";
import { localDateIn } from "../../../../../core/kernel/time-zone.js";
import { paths } from "../../../paths.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { ColourDot } from "../../elements/colour-dot.js";
import { Loaded } from "../../elements/loaded.js";
import { PersonLink } from "../../elements/person-link.js";
import { ProjectLink } from "../../elements/project-link.js";
import { Panel } from "../../elements/panel.js";
import { useZone } from "../../elements/use-zone.js";
import { Day, Duration } from "../../elements/values.js";
import type { WorkFilter } from "./work-filter.js";

type Entry = Schemas["TimeEntry"];

const SHOWN = 10;

function recentQuery(of: WorkFilter, withPeople: boolean) {
  const expand = ["project" as const, "task" as const, ...(withPeople ? ["user" as const] : [])];
  const query = { ...of, expand, sort: "-start_time" as const, limit: SHOWN };
  return queryOptions({
    queryKey: keys.timeEntries.list(query),
    queryFn: async ({ signal }): Promise<readonly Entry[]> =>
      (await answered(api.GET("/time-entries", { params: { query }, signal }))).data,
  });
}

interface RecentEntriesProps {
  readonly of: WorkFilter;
  /** The filter of the page with all entries, such as `client=cli_1`. */
  readonly search: string;
  /** Whether entries of several people may be among them. */
  readonly withPeople: boolean;
}

/** The latest entries, and a link to all. */
export function RecentEntries({ of, search, withPeople }: RecentEntriesProps) {
  const { t } = useTranslation("work");
  const entries = useQuery(recentQuery(of, withPeople));
  const all = (
    <Anchor component={Link} to={`${paths.time}/all?${search}`} size="sm">
      {t("allEntries")}
    </Anchor>
  );
  return (
    <Panel title={t("recent")} aside={all}>
      <Loaded query={entries}>
        {(rows) =>
          rows.length === 0 ? <Text c="dimmed">{t("noEntries")}</Text> : <Entries rows={rows} withPeople={withPeople} />
        }
      </Loaded>
    </Panel>
  );
}

function Entries({ rows, withPeople }: { readonly rows: readonly Entry[]; readonly withPeople: boolean }) {
  const { t } = useTranslation("work");
  return (
    <Table aria-label={t("recent")} verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t("date")}</Table.Th>
          <Table.Th scope="col">{t("entry")}</Table.Th>
          {withPeople && (
            <Table.Th scope="col" visibleFrom="sm">
              {t("person")}
            </Table.Th>
          )}
          <Table.Th scope="col" ta="end">
            {t("shell:report.hours")}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((entry) => (
          <Table.Tr key={entry.id}>
            <Table.Td>
              <EntryDay entry={entry} />
            </Table.Td>
            <Table.Td style={{ overflowWrap: "anywhere" }}>
              <What entry={entry} />
            </Table.Td>
            {withPeople && (
              <Table.Td visibleFrom="sm">{entry.user && <PersonLink id={entry.user.id}>{entry.user.name}</PersonLink>}</Table.Td>
            )}
            <Table.Td ta="end">
              {entry.duration_seconds === null ? t("running") : <Duration seconds={entry.duration_seconds} />}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function EntryDay({ entry: { start_time: start, user_id: user } }: { readonly entry: Entry }) {
  const date = localDateIn(useZone(), parseInstant(start));
  return (
    <Anchor component={Link} to={`${paths.time}?${new URLSearchParams({ date, user })}`} inherit style={{ whiteSpace: "nowrap" }}>
      <Day date={date} />
    </Anchor>
  );
}

function What({ entry: { project, task, notes } }: { readonly entry: Entry }) {
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <ColourDot color={project?.color} />
        <Text span size="sm" fw={550}>
          {project && (
            <ProjectLink id={project.id} isInText={task !== null}>
              {project.name}
            </ProjectLink>
          )}
          {task && ` · ${task.name}`}
        </Text>
      </Group>
      {notes !== "" && (
        <Text size="sm" c="dimmed" lineClamp={1}>
          {notes}
        </Text>
      )}
    </>
  );
}
