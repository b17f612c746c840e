import { Alert, Autocomplete, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { tagKey } from "../../../../../core/time-entries/tag.js";
import { timeEntryLimits } from "../../../../../core/time-entries/time-entry-limits.js";
import { useTranslation } from "../../words/use-translation.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import type { Tag } from "../../api/tags.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { FormModal } from "../../elements/form-dialog.js";
import { byLabel } from "../../elements/options.js";
import { useSubmission } from "../../elements/use-submission.js";

interface TagRenamingProps {
  readonly tag: Tag;
  /** All tags, which it can be merged with. */
  readonly tags: readonly Tag[];
  readonly onClose: () => void;
}

const SHOWN = 20;

/** Renames a tag, or merges it with another one of that name. */
export default function TagRenaming(props: TagRenamingProps) {
  const { t } = useTranslation("settings");
  return (
    <FormModal onClose={props.onClose} title={t("tags.renameNamed", { name: props.tag.name })}>
      <RenamingForm {...props} />
    </FormModal>
  );
}

function RenamingForm({ tag, tags, onClose }: TagRenamingProps) {
  const { t } = useTranslation("settings");
  const queries = useQueryClient();
  const form = useForm({
    initialValues: { to: tag.name },
    validate: { to: (to) => (to.trim() === "" ? t("shell:problems.required") : null) },
  });
  const others = tags.filter(({ name }) => name !== tag.name);
  const key = tagKey(form.values.to);
  const merged = others.find(({ name }) => tagKey(name) === key);
  const submission = useSubmission({
    form,
    send: ({ to }) => answered(api.POST("/tags/rename", { body: { from: [tag.name], to: to.trim() } })),
    changes: keys.timeEntries.all,
    onDone: ({ entries }) => {
      void queries.invalidateQueries({ queryKey: keys.reports.all });
      notifications.show({ message: t("tags.renamed", { count: entries }) });
      onClose();
    },
  });
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <Autocomplete
          label={t("tags.newName")}
          required
          data={others.map(({ name }) => name)}
          filter={byLabel}
          limit={SHOWN}
          comboboxProps={{ withinPortal: false }}
          openOnFocus={false}
          maxLength={timeEntryLimits.tag.max}
          data-autofocus
          {...form.getInputProps("to")}
        />
        {merged ? (
          <Alert color="yellow" role="status">
            {t("tags.merges", { name: merged.name, from: tag.name })}
          </Alert>
        ) : (
          <Text size="sm" c="dimmed">
            {t("tags.renameText")}
          </Text>
        )}
        <FormButtons submission={submission} onCancel={onClose} label={t(merged ? "tags.merge" : "tags.rename")} />
      </Stack>
    </form>
  );
}
