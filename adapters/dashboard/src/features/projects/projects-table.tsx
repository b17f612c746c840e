import { Badge, Box, Group, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { ProjectLink } from "../../elements/project-link.js";
import { Failure } from "../../elements/failure.js";
import { Money } from "../../elements/values.js";
import { useMay, useSession } from "../../shell/session.js";
import { ClientLink } from "../clients/client-link.js";
import { BudgetBar } from "./budget-bar.js";
import { ColourDot } from "../../elements/colour-dot.js";
import { type Budget, currencyOf, type Project } from "./project-currency.js";
import { ProjectMenu } from "./project-menu.js";
import { type UsedOf, useBudgetFigures } from "./use-budget-figures.js";

interface ProjectsTableProps {
  readonly rows: readonly Project[];
  readonly more: Parameters<typeof DataTable<Project>>[0]["more"];
  /** Absent for read-only users. */
  readonly onEdit?: (project: Project) => void;
}

const keyOf = ({ id }: Project): string => id;

export function ProjectsTable({ rows, more, onEdit }: ProjectsTableProps) {
  const { t } = useTranslation("projects");
  const { usedOf, failed, isShown } = useBudgetFigures(rows);
  const columns = useColumns(isShown, usedOf, onEdit);
  return (
    <>
      {failed.map(({ error, refetch }, index) => (
        <Failure key={index} error={error} onRetry={() => void refetch()} />
      ))}
      <DataTable label={t("title")} columns={columns} rows={rows} keyOf={keyOf} {...(more ? { more } : {})} />
    </>
  );
}

function useColumns(withBudgets: boolean, usedOf: UsedOf, onEdit: ProjectsTableProps["onEdit"]) {
  const { t } = useTranslation("projects");
  const mayReadClients = useMay("clients:read");
  return useMemo((): readonly Column<Project>[] => {
    const ofFinance: Column<Project>[] = [
      {
        id: "client",
        header: t("client"),
        isWide: true,
        isText: true,
        cell: ({ client }) => client && <ClientLink client={client} />,
      },
      { id: "rate", header: t("rate"), isWide: true, align: "end", cell: (project) => <Rate project={project} /> },
    ];
    const budget: Column<Project> = {
      id: "budget",
      header: t("budget"),
      cell: (project) => project.budget && <Used project={project} budget={project.budget} figures={usedOf(project)} />,
    };
    return [
      { id: "name", header: t("name"), cell: (project) => <Name project={project} /> },
      ...(mayReadClients ? ofFinance : []),
      ...(withBudgets ? [budget] : []),
      ...(onEdit ? [actionsColumn(t("actions"), onEdit)] : []),
    ];
  }, [t, mayReadClients, withBudgets, usedOf, onEdit]);
}

interface UsedProps {
  readonly project: Project;
  readonly budget: Budget;
  readonly figures: ReturnType<UsedOf>;
}

/** Invisible until the figures are loaded, so that the row keeps its height. */
function Used({ project, budget, figures }: UsedProps) {
  const { workspace } = useSession();
  const { used, currency } = figures ?? { used: undefined, currency: currencyOf(project.client, workspace.currency) };
  return (
    <Box style={{ visibility: figures ? "visible" : "hidden" }}>
      <BudgetBar budget={budget} used={used} currency={currency} />
    </Box>
  );
}

function actionsColumn(header: string, onEdit: (project: Project) => void): Column<Project> {
  return {
    id: "actions",
    header,
    align: "end",
    cell: (project) => <ProjectMenu project={project} onEdit={onEdit} />,
  };
}

function Rate({ project: { rate, client } }: { readonly project: Project }) {
  const { currency } = useSession().workspace;
  return typeof rate === "number" && <Money amount={rate} currency={currencyOf(client, currency)} />;
}

function Name({ project: { id, name, code, color, status } }: { readonly project: Project }) {
  const { t } = useTranslation("projects");
  return (
    <Group gap="xs" wrap="nowrap">
      <ColourDot color={color} />
      <div>
        <ProjectLink id={id}>{name}</ProjectLink>
        {code !== null && (
          <Text size="sm" c="dimmed">
            {code}
          </Text>
        )}
      </div>
      {status === "archived" && (
        <Badge variant="default" radius="sm">
          {t("isArchived")}
        </Badge>
      )}
    </Group>
  );
}
