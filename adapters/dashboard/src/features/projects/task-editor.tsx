import { Checkbox, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { taskTable } from "../../../../../core/tasks/task.js";
import { changedFields } from "../../api/changed-fields.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { amountText, readAmount } from "../../elements/amounts.js";
import type { ApplyTo } from "../../../../../core/billing/rerate.js";
import { ApplyToChoice } from "../../elements/apply-to.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { limitedTexts } from "../../elements/text-values.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";
import { currencyOf, type Project } from "./project-currency.js";
import type { Task } from "./task.js";
import { FormModal } from "../../elements/form-dialog.js";

interface TaskEditorProps {
  readonly project: Project;
  readonly edited: Task | "new";
  readonly onClose: () => void;
}

/** Creates or changes a task. */
export default function TaskEditor({ project, edited, onClose }: TaskEditorProps) {
  const { t } = useTranslation("projects");
  return (
    <FormModal onClose={onClose} title={edited === "new" ? t("tasks.create") : t("edit", { name: edited.name })}>
      <TaskForm project={project} task={edited === "new" ? null : edited} onClose={onClose} />
    </FormModal>
  );
}

interface TaskValues {
  readonly name: string;
  readonly rate: string;
  readonly billable: boolean;
}

interface TaskFormProps {
  readonly project: Project;
  readonly task: Task | null;
  readonly onClose: () => void;
}

function TaskForm({ project, task, onClose }: TaskFormProps) {
  const { t } = useTranslation("projects");
  const currency = currencyOf(project.client, useSession().workspace.currency);
  const queries = useQueryClient();
  const [applyTo, setApplyTo] = useState<ApplyTo>("future");
  const form = useForm<TaskValues>({
    initialValues: { name: task?.name ?? "", rate: amountText(task?.rate, currency), billable: task?.billable ?? true },
    validate: {
      name: (name) => (name.trim() === "" ? t("shell:problems.required") : null),
      rate: (rate) => (readAmount(rate, currency) === undefined ? t("shell:problems.amount") : null),
    },
  });
  const bodyOf = ({ name, rate, billable }: TaskValues) => ({
    name: name.trim(),
    rate: readAmount(rate, currency) ?? null,
    billable,
  });
  const before = bodyOf(form.getInitialValues());
  const send = (values: TaskValues): Promise<Task> => {
    const after = bodyOf(values);
    if (!task) return answered(api.POST("/projects/{id}/tasks", { params: { path: { id: project.id } }, body: after }));
    const body = changedFields(before, after);
    const query = body.rate === undefined ? {} : { apply_to: applyTo };
    const params = { path: { id: task.id }, query, header: ifUnchanged(task) };
    return answered(api.PATCH("/tasks/{id}", { params, body }));
  };
  const onDone = ({ name }: Task) => {
    void queries.invalidateQueries({ queryKey: keys.reports.all });
    notifications.show({ message: t("saved", { name }) });
    onClose();
  };
  const text = limitedTexts(taskTable, (path) => form.getInputProps(path));
  const submission = useSubmission({ form, send, changes: keys.tasks.all, onDone });
  const rateIsOther = task !== null && bodyOf(form.values).rate !== before.rate;
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <TextInput label={t("name")} required data-autofocus {...text("name")} />
        <TextInput
          label={`${t("rate")} (${currency})`}
          description={t("tasks.rateHint")}
          inputMode="decimal"
          {...form.getInputProps("rate")}
        />
        <Checkbox label={t("billable")} {...form.getInputProps("billable", { type: "checkbox" })} />
        {rateIsOther && <ApplyToChoice value={applyTo} onChange={setApplyTo} />}
        <FormButtons submission={submission} onCancel={onClose} />
      </Stack>
    </form>
  );
}
