import { Anchor, Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Day, Money } from "../../elements/values.js";
import { later } from "../../loading/later.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import { type Fee, feesOf, type Milestone, milestonesQuery } from "./milestone.js";
import { MilestoneActions } from "./milestone-actions.js";
import type { Project } from "./project-currency.js";

/** Lazy: not needed to show the list. */
const MilestoneEditor = later(() => import("./milestone-editor.js"));

const keyOf = ({ id }: Milestone): string => id;

/** The milestones of a project with what they are worth. An archived project allows no new ones. */
export default function MilestonesSection({ project }: { readonly project: Project }) {
  const { t } = useTranslation("projects");
  const milestones = useQuery(milestonesQuery(project.id));
  const [edited, setEdited] = useState<Milestone | "new" | null>(null);
  const mayWrite = useMay("milestones:write");
  const columns = useColumns(mayWrite ? setEdited : undefined);
  const mayCreate = mayWrite && project.status === "active";
  return (
    <Stack component="section" aria-labelledby="project-milestones">
      <Group justify="space-between">
        <Title order={2} size="h3" id="project-milestones">
          {t("milestones.title")}
        </Title>
        {mayCreate && (
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setEdited("new")}>
            {t("milestones.create")}
          </Button>
        )}
      </Group>
      <Loaded query={milestones}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={t("milestones.empty")} />
          ) : (
            <>
              {feesOf(rows).map((fee) => (
                <FeeFigures key={fee.currency} fee={fee} />
              ))}
              <DataTable label={t("milestones.title")} columns={columns} rows={rows} keyOf={keyOf} />
            </>
          )
        }
      </Loaded>
      <Suspense>
        {edited !== null && <MilestoneEditor project={project} edited={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </Stack>
  );
}

function FeeFigures({ fee: { currency, total, invoiced, unbilled } }: { readonly fee: Fee }) {
  const { t } = useTranslation("projects");
  const figures = [
    [t("milestones.fee"), total],
    [t("milestones.invoiced"), invoiced],
    [t("milestones.unbilled"), unbilled],
  ] as const;
  return (
    <Group gap="xl">
      {figures.map(([label, amount]) => (
        <Text key={label} component="span">
          <Text component="span" c="dimmed">
            {label}
          </Text>{" "}
          <Money amount={amount} currency={currency} />
        </Text>
      ))}
    </Group>
  );
}

function useColumns(onEdit: ((milestone: Milestone) => void) | undefined): readonly Column<Milestone>[] {
  const { t } = useTranslation("projects");
  return useMemo((): readonly Column<Milestone>[] => {
    const actions = (edit: (milestone: Milestone) => void): Column<Milestone> => ({
      id: "actions",
      header: t("actions"),
      align: "end",
      cell: (milestone) => milestone.status !== "invoiced" && <MilestoneActions milestone={milestone} onEdit={edit} />,
    });
    return [
      { id: "name", header: t("name"), isText: true, cell: ({ name }) => name },
      {
        id: "due",
        header: t("milestones.due"),
        isWide: true,
        cell: ({ due_date: due }) => due !== null && <Day date={due} />,
      },
      {
        id: "amount",
        header: t("amount"),
        align: "end",
        cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      },
      { id: "status", header: t("status"), cell: (milestone) => <State milestone={milestone} /> },
      ...(onEdit ? [actions(onEdit)] : []),
    ];
  }, [t, onEdit]);
}

function State({ milestone: { status, invoice_id: id, invoice } }: { readonly milestone: Milestone }) {
  const { t } = useTranslation("projects");
  if (id === null) return <Badge variant="default">{t(`milestones.statuses.${status}`)}</Badge>;
  const number = invoice?.number;
  return (
    <Anchor component={Link} to={`${paths.invoices}/${id}`} size="sm">
      {number ? t("milestones.onInvoice", { number }) : t("milestones.onDraft")}
    </Anchor>
  );
}
