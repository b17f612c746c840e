import { Stack, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { ifUnchanged } from "../../../../../client/index.js";
import { milestoneTable } from "../../../../../core/milestones/milestone.js";
import { changedFields } from "../../api/changed-fields.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { amountText, readAmount } from "../../elements/amounts.js";
import { DateField } from "../../elements/date-field.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { FormModal } from "../../elements/form-dialog.js";
import { limitedTexts, textBody, type TextValues, textValues } from "../../elements/text-values.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Milestone } from "./milestone.js";
import { currencyOf, type Project } from "./project-currency.js";

interface MilestoneEditorProps {
  readonly project: Project;
  readonly edited: Milestone | "new";
  readonly onClose: () => void;
}

/** Plans or changes a milestone. */
export default function MilestoneEditor({ project, edited, onClose }: MilestoneEditorProps) {
  const { t } = useTranslation("projects");
  // The page refetches below the form, but the form keeps the version it was opened with.
  const [milestone] = useState(edited === "new" ? null : edited);
  return (
    <FormModal onClose={onClose} title={milestone ? t("edit", { name: milestone.name }) : t("milestones.create")}>
      <MilestoneForm project={project} milestone={milestone} onClose={onClose} />
    </FormModal>
  );
}

interface MilestoneValues extends TextValues<typeof milestoneTable.fields> {
  readonly amount: string;
  readonly due_date: string;
}

interface MilestoneFormProps {
  readonly project: Project;
  readonly milestone: Milestone | null;
  readonly onClose: () => void;
}

function MilestoneForm({ project, milestone, onClose }: MilestoneFormProps) {
  const { t } = useTranslation("projects");
  const usual = currencyOf(project.client, useSession().workspace.currency);
  const currency = milestone?.currency ?? usual;
  const form = useForm<MilestoneValues>({
    initialValues: {
      ...textValues(milestoneTable, milestone),
      amount: amountText(milestone?.amount, currency),
      due_date: milestone?.due_date ?? "",
    },
    validate: {
      name: (name) => (name.trim() === "" ? t("shell:problems.required") : null),
      amount: (text) => ((readAmount(text, currency) ?? 0) > 0 ? null : t("shell:problems.amount")),
    },
  });
  const bodyOf = (values: MilestoneValues) => ({
    ...textBody(milestoneTable, values),
    amount: readAmount(values.amount, currency) ?? 0,
    due_date: values.due_date || null,
  });
  const before = bodyOf(form.getInitialValues());
  const send = (values: MilestoneValues): Promise<Milestone> => {
    const after = bodyOf(values);
    if (!milestone) return answered(api.POST("/milestones", { body: { ...after, project_id: project.id } }));
    const params = { path: { id: milestone.id }, header: ifUnchanged(milestone) };
    return answered(api.PATCH("/milestones/{id}", { params, body: changedFields(before, after) }));
  };
  const onDone = ({ name }: Milestone) => {
    notifications.show({ message: t("saved", { name }) });
    onClose();
  };
  const text = limitedTexts(milestoneTable, (path) => form.getInputProps(path));
  const submission = useSubmission({ form, send, changes: keys.milestones.all, onDone });
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <TextInput label={t("name")} required data-autofocus {...text("name")} />
        <Textarea
          label={t("milestones.description")}
          description={t("milestones.descriptionHint")}
          autosize
          minRows={2}
          maxRows={6}
          {...text("description")}
        />
        <TextInput label={`${t("amount")} (${currency})`} required inputMode="decimal" {...form.getInputProps("amount")} />
        <DateField label={t("milestones.due")} {...form.getInputProps("due_date")} />
        <FormButtons submission={submission} onCancel={onClose} />
      </Stack>
    </form>
  );
}
