import { NativeSelect, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { timeEntryLimits } from "../../../../../../core/time-entries/time-entry.js";
import { keys } from "../../../api/keys.js";
import { FormButtons } from "../../../elements/form-buttons.js";
import { useSubmission } from "../../../elements/use-submission.js";
import type { Choices } from "../choices.js";
import { startTimer } from "../entries.js";
import { NoProjects } from "../no-projects.js";
import { useEntriesChanged } from "../use-entries-changed.js";

interface TimerStartProps {
  readonly choices: Choices;
  readonly onClose: () => void;
}

/** Starts a timer. The most recently used project is preselected. */
export function TimerStart({ choices: { projects, tasks }, onClose }: TimerStartProps) {
  const { t } = useTranslation(["time", "shell"]);
  const changed = useEntriesChanged();
  const form = useForm({ initialValues: { project_id: projects[0]?.id ?? "", task_id: "", notes: "" } });
  const submission = useSubmission({
    form,
    send: ({ project_id, task_id, notes }) =>
      startTimer({ project_id, task_id: task_id === "" ? null : task_id, notes: notes.trim() }),
    changes: keys.timeEntries.all,
    onDone: () => {
      void changed();
      onClose();
    },
  });
  if (projects.length === 0) return <NoProjects />;
  const ofProject = tasks.filter((task) => task.project_id === form.values.project_id);
  const option = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name });
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack gap="sm">
        <NativeSelect
          label={t("project")}
          data={projects.map(option)}
          {...form.getInputProps("project_id")}
          onChange={({ currentTarget: { value } }) => form.setValues({ project_id: value, task_id: "" })}
          data-autofocus
        />
        <NativeSelect
          label={t("task")}
          data={[{ value: "", label: t("noTask") }, ...ofProject.map(option)]}
          {...form.getInputProps("task_id")}
        />
        <TextInput label={t("note")} maxLength={timeEntryLimits.notes.max} {...form.getInputProps("notes")} />
        <FormButtons submission={submission} onCancel={onClose} label={t("start")} />
      </Stack>
    </form>
  );
}
