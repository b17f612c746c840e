import { Checkbox, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { useForm, type UseFormReturnType } from "@mantine/form";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { MAX_ENTRY_SECONDS, timeEntryLimits } from "../../../../../core/time-entries/time-entry-limits.js";
import { isLocalDate } from "../../../../../core/kernel/calendar.js";
import { changedFields } from "../../api/changed-fields.js";
import { keys } from "../../api/keys.js";
import { isStatus } from "../../api/problem.js";
import { DateField } from "../../elements/date-field.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { SearchSelect } from "../../elements/search-select.js";
import { useSubmission } from "../../elements/use-submission.js";
import { leave } from "../../loading/unsaved.js";
import { useLocale } from "../../words/locale.js";
import type { Choices } from "./choices.js";
import { isBillable, type Subject } from "./is-billable.js";
import { TagsField } from "./tags-field.js";
import { useZone } from "../../elements/use-zone.js";
import { changeEntry, createEntry, type Entry, readEntry } from "./entries.js";
import { bodyOf, durationText, type EntryValues, momentsIn, movedTo, valuesOf, withDuration } from "./entry-values.js";
import { readClock, readHours } from "./line/clock-text.js";
import { isUnclear } from "./line/time-forms.js";
import { timeOfDayText } from "./line/time-of-day-text.js";
import { MeanwhileChanged } from "./meanwhile-changed.js";
import { useEntriesChanged } from "./use-entries-changed.js";

interface EntryFormProps {
  /** Null to create an entry with the initial values. */
  readonly entry: Entry | null;
  readonly initial: EntryValues;
  /** The user of a new entry. */
  readonly userId: string;
  readonly choices: Choices;
  /** The field to focus. */
  readonly focus?: keyof EntryValues;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The form of an entry: Enter saves, Escape cancels. An update sends only changed fields. */
export default function EntryForm({ userId, choices, focus = "notes", onDone, onCancel, ...given }: EntryFormProps) {
  const { t } = useTranslation("time");
  const zone = useZone();
  const locale = useLocale();
  const changed = useEntriesChanged();
  // The values at the start of editing; the list may be refetched meanwhile.
  const [{ entry, initial }] = useState(given);
  const [meanwhile, setMeanwhile] = useState<Entry | null>(null);
  const form = useForm<EntryValues>({ initialValues: initial, validate: useValidation(entry?.status === "running") });
  const send = async (values: EntryValues): Promise<Entry> => {
    if (!entry) return createEntry({ ...bodyOf(values, zone), user_id: userId });
    try {
      return await changeEntry(meanwhile ?? entry, changedFields(bodyOf(initial, zone), bodyOf(values, zone)));
    } catch (error) {
      if (isStatus(error, 412)) setMeanwhile(await readEntry(entry.id));
      throw error;
    }
  };
  const done = () => {
    void changed();
    onDone();
  };
  const submission = useSubmission({ form, send, changes: keys.timeEntries.all, onDone: done });
  const isConflict = isStatus(submission.failure?.error, 412);
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    leave(submission.isUnsaved, onCancel);
  };
  return (
    <form onSubmit={submission.onSubmit} onKeyDown={giveUp} noValidate aria-label={t(entry ? "edit" : "create")}>
      <Stack gap="sm">
        <What form={form} choices={choices} entry={entry} focus={focus} />
        <When form={form} focus={focus} isRunning={entry?.status === "running"} />
        <Note form={form} focus={focus} onEnter={submission.onSubmit} />
        <TagsField label={t("tags")} {...form.getInputProps("tags")} data-autofocus={focus === "tags" || undefined} />
        <Checkbox label={t("billable")} {...form.getInputProps("billable", { type: "checkbox" })} />
        {isConflict && meanwhile && entry && (
          <MeanwhileChanged before={valuesOf(entry, zone, locale)} now={valuesOf(meanwhile, zone, locale)} choices={choices} />
        )}
        <FormButtons submission={isConflict ? { ...submission, failure: null } : submission} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

function useValidation(isRunning: boolean) {
  const { t } = useTranslation("time");
  const zone = useZone();
  const clock = (text: string) => (readClock(text) === null ? t("notATime") : null);
  return {
    project_id: (id: string) => (id === "" ? t("shell:problems.required") : null),
    date: (date: string) => (isLocalDate(date) ? null : t("shell:problems.required")),
    start_time: clock,
    end_time: (text: string, values: EntryValues) => {
      if (isRunning && text.trim() === "") return null;
      const { start, end } = momentsIn(values, zone);
      const { start_time: from, end_date: day, isLasting } = values;
      if (day === "" && !isLasting && readClock(from) === readClock(text) && clock(text) === null) return t("emptyRange");
      if (day === "" && !isLasting && isUnclear(from, text)) return t("problem.unclear_range", { text: `${from}–${text}` });
      if (clock(text) !== null || start === null || end === null || end > start) return clock(text);
      return t(readClock(text) === readClock(values.start_time) ? "emptyRange" : "shell:problems.end_before_start");
    },
    duration: (text: string) => (text.trim() === "" || readHours(text, MAX_ENTRY_SECONDS) !== null ? null : t("notADuration")),
  };
}

type Form = UseFormReturnType<EntryValues>;

interface PartProps {
  readonly form: Form;
  readonly focus: keyof EntryValues;
}

function What({ form, choices, entry, focus }: PartProps & { readonly choices: Choices; readonly entry: Entry | null }) {
  const { t } = useTranslation("time");
  const project = form.values.project_id;
  const projects = choices.projects.map(({ id, name }) => ({ value: id, label: name }));
  const tasks = choices.tasks.filter((task) => task.project_id === project).map(({ id, name }) => ({ value: id, label: name }));
  // An entry can keep a project or task that is archived.
  if (entry?.project && !projects.some(({ value }) => value === entry.project_id))
    projects.push({ value: entry.project_id, label: entry.project.name });
  if (entry?.task && project === entry.project_id && !tasks.some(({ value }) => value === entry.task_id))
    tasks.push({ value: entry.task.id, label: entry.task.name });
  const isBillableIn = (chosen: Subject) => isBillable([choices, entry], chosen);
  const move = (chosen: Subject) => {
    // As the service does: what the user has set stays.
    const follows = form.values.billable === isBillableIn(form.values);
    form.setValues({ ...chosen, ...(follows && { billable: isBillableIn(chosen) }) });
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <SearchSelect
        label={t("project")}
        required
        placeholder={t("choose")}
        options={projects}
        {...form.getInputProps("project_id")}
        onChange={(id) => move({ project_id: id, task_id: "" })}
        autoFocus={focus === "project_id"}
      />
      <SearchSelect
        label={t("task")}
        options={[{ value: "", label: t("noTask") }, ...tasks]}
        {...form.getInputProps("task_id")}
        onChange={(id) => move({ project_id: project, task_id: id })}
      />
    </SimpleGrid>
  );
}

function When({ form, focus, isRunning }: PartProps & { readonly isRunning: boolean }) {
  const { t } = useTranslation("time");
  const zone = useZone();
  const locale = useLocale();
  const { values } = form;
  const set = (changed: EntryValues) => form.setValues({ ...changed, duration: durationText(changed, zone) });
  const last = (changed: EntryValues, duration: string) => form.setValues(withDuration(changed, duration, zone, locale));
  const example = (hour: number, minute: number) => timeOfDayText((hour * 60 + minute) * 60, locale);
  return (
    <SimpleGrid cols={{ base: 2, xs: isRunning ? 2 : 4 }}>
      <DateField
        label={t("date")}
        required
        {...form.getInputProps("date")}
        onChange={(date) => set(movedTo({ ...values, isLasting: false }, date))}
      />
      <TextInput
        label={t("from")}
        required
        placeholder={example(9, 15)}
        {...form.getInputProps("start_time")}
        onChange={({ currentTarget: { value } }) => {
          const changed = { ...values, start_time: value, isLasting: false };
          // The duration can be typed before the start.
          if (values.end_time === "") last(changed, values.duration);
          else set(changed);
        }}
        autoFocus={focus === "start_time"}
      />
      {!isRunning && (
        <>
          <TextInput
            label={t("to")}
            required
            placeholder={example(11, 45)}
            {...form.getInputProps("end_time")}
            onChange={({ currentTarget }) => set({ ...values, end_time: currentTarget.value, isLasting: false })}
          />
          <TextInput
            label={t("duration")}
            placeholder="2:30"
            {...form.getInputProps("duration")}
            onChange={({ currentTarget }) => last(values, currentTarget.value)}
          />
          {values.end_date !== "" && (
            <DateField
              label={t("endDate")}
              {...form.getInputProps("end_date")}
              onChange={(date) => set({ ...values, end_date: date, isLasting: false })}
            />
          )}
        </>
      )}
    </SimpleGrid>
  );
}

function Note({ form, focus, onEnter }: PartProps & { readonly onEnter: () => void }) {
  const { t } = useTranslation("time");
  const save = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Textarea
      label={t("note")}
      autosize
      minRows={1}
      maxRows={8}
      maxLength={timeEntryLimits.notes.max}
      {...form.getInputProps("notes")}
      onKeyDown={save}
      autoFocus={focus === "notes"}
      data-autofocus={focus === "notes" || undefined}
    />
  );
}
