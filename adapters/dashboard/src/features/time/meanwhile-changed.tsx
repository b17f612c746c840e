import { Alert, List, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Choices } from "./choices.js";
import type { EntryValues } from "./entry-values.js";

interface MeanwhileChangedProps {
  readonly before: EntryValues;
  readonly now: EntryValues;
  readonly choices: Choices;
}

const labels = {
  project_id: "project",
  task_id: "task",
  date: "date",
  start_time: "from",
  end_time: "to",
  notes: "note",
  tags: "tags",
  billable: "billable",
} as const satisfies Partial<Record<keyof EntryValues, string>>;

const fields = Object.keys(labels).filter((field): field is keyof typeof labels => field in labels);

/** Shows a concurrent change before the user overwrites it. */
export function MeanwhileChanged({ before, now, choices: { projects, tasks } }: MeanwhileChangedProps) {
  const { t } = useTranslation("time");
  const shown = (field: keyof typeof labels, values: EntryValues): string => {
    const value = values[field];
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    const named = [...projects, ...tasks].find(({ id }) => id === value)?.name ?? value;
    return named === "" ? "–" : named;
  };
  return (
    <Alert variant="default" role="alert" title={t("meanwhile.title")}>
      <List size="sm">
        {fields
          .filter((field) => before[field] !== now[field])
          .map((field) => (
            <List.Item key={field}>
              {t(labels[field])}: <s>{shown(field, before)}</s> → <strong>{shown(field, now)}</strong>
            </List.Item>
          ))}
      </List>
      <Text size="sm">{t("meanwhile.text")}</Text>
    </Alert>
  );
}
