import { Anchor, Badge, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { grantOf } from "../../../../../core/access/permissions.js";
import { parseTimeZone } from "../../../../../core/kernel/time-zone.js";
import { paths } from "../../../paths.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { monthSpanOf } from "../../elements/days.js";
import { useToday } from "../../elements/use-today.js";
import { Failure } from "../../elements/failure.js";
import { Money } from "../../elements/values.js";
import { useMay, useSession } from "../../shell/session.js";
import { ArchiveButton } from "./archive-button.js";
import { BudgetBar } from "./budget-bar.js";
import { ColourDot } from "../../elements/colour-dot.js";
import { type Figures, timeReportQuery } from "./project-queries.js";
import { type Budget, currencyOf, type Project } from "./project-values.js";

interface ProjectsTableProps {
  readonly rows: readonly Project[];
  readonly more: Parameters<typeof DataTable<Project>>[0]["more"];
  /** Absent for read-only users. */
  readonly onEdit?: (project: Project) => void;
}

/** The figures of each project, by the period of its budget. */
type Used = Readonly<Record<Budget["period"], ReadonlyMap<string, Figures> | undefined>>;

const keyOf = ({ id }: Project): string => id;

export function ProjectsTable({ rows, more, onEdit }: ProjectsTableProps) {
  const { t } = useTranslation("projects");
  const { me } = useSession();
  // Members see only their own time, so the budget bar would be too low.
  const seesAllTime = grantOf(me.role, "time_entries:read") === "all";
  const has = (period: Budget["period"]) => seesAllTime && rows.some(({ budget }) => budget?.period === period);
  const total = useUsed({}, has("total"));
  const month = useUsed(useMonth(), has("month"));
  const used = useMemo(() => ({ total: total.figures, month: month.figures }), [total.figures, month.figures]);
  const columns = useColumns(seesAllTime, used, onEdit);
  return (
    <>
      {[total.report, month.report].map(
        ({ error, data, refetch }, index) =>
          error && !data && <Failure key={index} error={error} onRetry={() => void refetch()} />,
      )}
      <DataTable label={t("title")} columns={columns} rows={rows} keyOf={keyOf} {...(more ? { more } : {})} />
    </>
  );
}

function useMonth() {
  const zone = parseTimeZone(useSession().workspace.time_zone);
  return monthSpanOf(zone, useToday(zone));
}

function useUsed(span: { readonly from?: string; readonly to?: string }, enabled: boolean) {
  const report = useQuery({ ...timeReportQuery({ group_by: ["project"], ...span }), enabled });
  const figures = useMemo(
    () => report.data && new Map(report.data.groups.map((group) => [group.key ?? "", group])),
    [report.data],
  );
  return { report, figures };
}

function useColumns(seesAllTime: boolean, used: Used, onEdit: ProjectsTableProps["onEdit"]) {
  const { t } = useTranslation("projects");
  const { currency } = useSession().workspace;
  const mayReadClients = useMay("clients:read");
  return useMemo((): readonly Column<Project>[] => {
    const ofFinance: Column<Project>[] = [
      { id: "client", header: t("client"), isWide: true, cell: ({ client }) => client?.name },
      { id: "rate", header: t("rate"), isWide: true, align: "end", cell: (project) => <Rate project={project} /> },
    ];
    const budget: Column<Project> = {
      id: "budget",
      header: t("budget"),
      cell: ({ id, budget: planned, client }) => {
        const figures = planned && used[planned.period];
        return figures && <BudgetBar budget={planned} used={figures.get(id)} currency={currencyOf(client, currency)} />;
      },
    };
    return [
      { id: "name", header: t("name"), cell: (project) => <Name project={project} /> },
      ...(mayReadClients ? ofFinance : []),
      ...(seesAllTime ? [budget] : []),
      ...(onEdit ? [actionsColumn(t("actions"), onEdit)] : []),
    ];
  }, [t, currency, mayReadClients, seesAllTime, used, onEdit]);
}

function actionsColumn(header: string, onEdit: (project: Project) => void): Column<Project> {
  return {
    id: "actions",
    header,
    isWide: true,
    align: "end",
    cell: (project) => (
      <Group gap="xs" justify="flex-end" wrap="nowrap">
        <EditButton project={project} onEdit={onEdit} />
        <ArchiveButton project={project} size="xs" />
      </Group>
    ),
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
        <Anchor component={Link} to={`${paths.projects}/${id}`}>
          {name}
        </Anchor>
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

interface EditButtonProps {
  readonly project: Project;
  readonly onEdit: (project: Project) => void;
}

function EditButton({ project, onEdit }: EditButtonProps) {
  const { t } = useTranslation("projects");
  return (
    <Button size="xs" variant="default" aria-label={t("edit", { name: project.name })} onClick={() => onEdit(project)}>
      {t("change")}
    </Button>
  );
}
