import { useTranslation } from "../../words/use-translation.js";
import { useLocale } from "../../words/locale.js";
import { FormModal } from "../../elements/form-dialog.js";
import { Loaded } from "../../elements/loaded.js";
import { useZone } from "../../elements/use-zone.js";
import { useChoices } from "./choices.js";
import type { Entry } from "./entries.js";
import EntryForm from "./entry-form.js";
import { valuesOf } from "./entry-values.js";

interface EntryDialogProps {
  /** An entry, or the times of a new one. */
  readonly entry: Entry | { readonly start_time: string; readonly end_time: string };
  /** The user of a new entry. */
  readonly userId: string;
  readonly onClose: () => void;
}

/** The form of an entry in a dialog. A new entry is for the most recently used project. */
export default function EntryDialog({ entry, userId, onClose }: EntryDialogProps) {
  const { t } = useTranslation("time");
  const zone = useZone();
  const locale = useLocale();
  const choices = useChoices();
  const known = "id" in entry ? entry : null;
  const empty = { project_id: "", task_id: null, notes: "", tags: [], billable: true };
  return (
    <FormModal title={t(known ? "edit" : "create")} onClose={onClose} closeOnEscape={false} size="lg" centered>
      <Loaded query={choices}>
        {(some) => {
          const [project] = some.projects;
          const recent = project && { project_id: project.id, billable: project.billable };
          return (
            <EntryForm
              entry={known}
              initial={valuesOf({ ...empty, ...recent, ...entry }, zone, locale)}
              userId={userId}
              choices={some}
              onDone={onClose}
              onCancel={onClose}
            />
          );
        }}
      </Loaded>
    </FormModal>
  );
}
