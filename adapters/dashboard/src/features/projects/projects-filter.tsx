import { Group, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { SearchField } from "../../elements/search-field.js";
import { useMay } from "../../shell/session.js";
import { clientQuery } from "../clients/client-query.js";
import { ClientSelect } from "./client-select.js";
import { type ProjectFilter, statuses } from "./project-queries.js";

export interface ListFilter extends Pick<ProjectFilter, "name" | "status"> {
  /** The client's ID; "" for all. */
  readonly client: string;
}

interface ProjectsFilterProps {
  readonly filter: ListFilter;
  readonly onChange: (change: Partial<ListFilter>) => void;
}

export function ProjectsFilter({ filter, onChange }: ProjectsFilterProps) {
  const { t } = useTranslation("projects");
  const mayReadClients = useMay("clients:read");
  // The client of a link may be archived.
  const client = useQuery({ ...clientQuery(filter.client), enabled: mayReadClients && filter.client !== "" });
  return (
    <Group align="flex-end">
      <SearchField label={t("search")} value={filter.name} onChange={(name) => onChange({ name })} />
      <NativeSelect
        label={t("status")}
        data={statuses.map((value) => ({ value, label: t(value) }))}
        value={filter.status}
        onChange={({ currentTarget: { value } }) => onChange({ status: statuses.find((one) => one === value) ?? filter.status })}
      />
      {mayReadClients && (
        <ClientSelect
          none={t("all")}
          value={(filter.client && client.data) || null}
          onChange={(next) => onChange({ client: next?.id ?? "" })}
        />
      )}
    </Group>
  );
}
