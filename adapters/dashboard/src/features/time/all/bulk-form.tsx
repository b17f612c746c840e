import { Button, Group, NativeSelect, SimpleGrid, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "../../../words/use-translation.js";
import { FormModal } from "../../../elements/form-dialog.js";
import { namedOptions } from "../../../elements/options.js";
import { SearchSelect } from "../../../elements/search-select.js";
import { useChoices } from "../choices.js";
import type { Entry } from "../entries.js";
import { TagsField } from "../tags-field.js";
import { type BulkChange, NO_TASK } from "./bulk-change.js";

interface BulkFormProps {
  readonly entries: readonly Entry[];
  readonly onChange: (change: BulkChange) => void;
  readonly onClose: () => void;
}

type Values = Omit<BulkChange, "addTags" | "billable"> & { readonly addTags: string[]; readonly billable: string };

const unchanged: Values = { project_id: "", task_id: "", addTags: [], removeTag: "", billable: "" };

/** Changes the chosen fields of all selected entries. */
export default function BulkForm({ entries, onChange, onClose }: BulkFormProps) {
  const { t } = useTranslation("time");
  const { data: choices } = useChoices();
  const form = useForm<Values>({ initialValues: unchanged });
  const { project_id: chosen } = form.values;
  const projects = new Set(entries.map((entry) => entry.project_id));
  const project = chosen !== "" ? chosen : projects.size === 1 ? entries[0]?.project_id : undefined;
  const tasks = choices?.tasks.filter((task) => task.project_id === project) ?? [];
  const same = { value: "", label: t("all.unchanged") };
  const tags = [...new Set(entries.flatMap((entry) => entry.tags))].sort();
  const submit = form.onSubmit(({ addTags, billable, ...rest }) =>
    onChange({ ...rest, addTags, billable: billable === "true" || billable === "false" ? billable : "" }),
  );
  return (
    <FormModal title={t("all.editCount", { count: entries.length })} onClose={onClose} centered>
      <form onSubmit={submit} noValidate>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <SearchSelect
              label={t("project")}
              options={[same, ...namedOptions(choices?.projects)]}
              {...form.getInputProps("project_id")}
              onChange={(value) => form.setValues({ project_id: value, task_id: "" })}
              data-autofocus
            />
            <SearchSelect
              label={t("task")}
              disabled={project === undefined}
              options={[same, { value: NO_TASK, label: t("noTask") }, ...namedOptions(tasks)]}
              {...form.getInputProps("task_id")}
            />
            <TagsField label={t("all.addTags")} {...form.getInputProps("addTags")} />
            <NativeSelect
              label={t("all.removeTag")}
              description={t("all.removeTagHint")}
              disabled={tags.length === 0}
              data={[same, ...tags]}
              {...form.getInputProps("removeTag")}
            />
            <NativeSelect
              label={t("billable")}
              data={[same, { value: "true", label: t("yes") }, { value: "false", label: t("no") }]}
              {...form.getInputProps("billable")}
            />
          </SimpleGrid>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("shell:form.cancel")}
            </Button>
            <Button type="submit" disabled={!form.isDirty()}>
              {t("shell:form.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  );
}
