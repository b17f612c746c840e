import { Group, NativeSelect } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { SearchField } from "../../elements/search-field.js";
import { useMay } from "../../shell/session.js";
import { ClientSelect } from "./client-select.js";
import { type ProjectFilter, statuses } from "./project-queries.js";
import type { Client } from "./project-values.js";

export interface ListFilter extends Pick<ProjectFilter, "name" | "status"> {
  readonly client: Client | null;
}

interface ProjectsFilterProps {
  readonly filter: ListFilter;
  readonly onChange: (filter: ListFilter) => void;
}

export function ProjectsFilter({ filter, onChange }: ProjectsFilterProps) {
  const { t } = useTranslation("projects");
  const mayReadClients = useMay("clients:read");
  return (
    <Group align="flex-end">
      <SearchField label={t("search")} value={filter.name} onChange={(name) => onChange({ ...filter, name })} />
      <NativeSelect
        label={t("status")}
        data={statuses.map((value) => ({ value, label: t(value) }))}
        value={filter.status}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, status: statuses.find((one) => one === value) ?? filter.status })
        }
      />
      {mayReadClients && (
        <ClientSelect none={t("all")} value={filter.client} onChange={(client) => onChange({ ...filter, client })} />
      )}
    </Group>
  );
}
