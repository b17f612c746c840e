import { Badge, Group, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { PersonLink } from "../../elements/person-link.js";
import { Money } from "../../elements/values.js";
import { useMay, useSession } from "../../shell/session.js";
import type { Person } from "./people.js";
import { PersonActions } from "./person-actions.js";

interface PeopleTableProps {
  readonly rows: readonly Person[];
  readonly more: Parameters<typeof DataTable<Person>>[0]["more"];
  /** Absent for read-only users. */
  readonly onEdit?: (person: Person) => void;
}

const keyOf = ({ id }: Person): string => id;

/** Members see only names, roles, and statuses. */
export function PeopleTable({ rows, more, onEdit }: PeopleTableProps) {
  const { t } = useTranslation("team");
  const { currency } = useSession().workspace;
  const seesRates = useMay("clients:read");
  const columns = useMemo((): readonly Column<Person>[] => {
    const rate: Column<Person> = {
      id: "rate",
      header: t("rate"),
      isWide: true,
      align: "end",
      cell: (person) => typeof person.rate === "number" && <Money amount={person.rate} currency={currency} />,
    };
    const actions = (edit: (person: Person) => void): Column<Person> => ({
      id: "actions",
      header: t("actions"),
      align: "end",
      cell: (person) => <PersonActions person={person} onEdit={edit} />,
    });
    return [
      { id: "name", header: t("name"), cell: (person) => <Name person={person} /> },
      { id: "role", header: t("role"), cell: ({ role }) => t(`shell:roles.${role}`) },
      { id: "status", header: t("status"), isWide: true, cell: ({ status }) => t(`statuses.${status}`) },
      ...(seesRates ? [rate] : []),
      ...(onEdit ? [actions(onEdit)] : []),
    ];
  }, [t, currency, seesRates, onEdit]);
  return <DataTable label={t("title")} columns={columns} rows={rows} keyOf={keyOf} {...(more ? { more } : {})} />;
}

function Name({ person: { id, name, email, status } }: { readonly person: Person }) {
  const { t } = useTranslation("team");
  const { me } = useSession();
  return (
    <div>
      <Group gap="xs">
        <PersonLink id={id}>{name}</PersonLink>
        {id === me.id && (
          <Text span size="sm" c="dimmed">
            {t("you")}
          </Text>
        )}
        {status !== "active" && (
          <Badge hiddenFrom="sm" variant="default" radius="sm">
            {t(`statuses.${status}`)}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed" visibleFrom="sm">
        {email}
      </Text>
    </div>
  );
}
