import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { orReadAgain } from "../../api/deletion.js";
import { keys } from "../../api/keys.js";
import { useExplain } from "../../elements/explain.js";
import { RowMenu } from "../../elements/row-menu.js";
import { useTranslation } from "../../words/use-translation.js";
import { type Milestone, useMilestonesChanged } from "./milestone.js";

interface MilestoneActionsProps {
  readonly milestone: Milestone;
  readonly onEdit: (milestone: Milestone) => void;
}

/** The actions for a milestone that is not on an invoice. */
export function MilestoneActions({ milestone, onEdit }: MilestoneActionsProps) {
  const { t } = useTranslation("projects");
  const { ofError } = useExplain();
  const queries = useQueryClient();
  const changed = useMilestonesChanged();
  const { name } = milestone;
  const params = { path: { id: milestone.id }, header: ifUnchanged(milestone) };
  const isOpen = milestone.status === "open";
  const move = useMutation({
    mutationFn: () =>
      answered(isOpen ? api.POST("/milestones/{id}/complete", { params }) : api.POST("/milestones/{id}/reopen", { params })),
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
    onSettled: changed,
  });
  const removal = {
    label: t("delete"),
    title: t("deleteNamed", { name }),
    text: t("milestones.deleteText"),
    onConfirm: async () => {
      await orReadAgain(queries, keys.milestones.all, api.DELETE("/milestones/{id}", { params }));
      await changed();
    },
  };
  return (
    <RowMenu
      name={name}
      actions={[
        { label: t(`milestones.${isOpen ? "complete" : "reopen"}`), onSelect: () => move.isPending || move.mutate() },
        { label: t("change"), onSelect: () => onEdit(milestone) },
        removal,
      ]}
    />
  );
}
