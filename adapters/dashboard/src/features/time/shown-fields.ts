import { useTranslation } from "../../words/use-translation.js";
import type { Choices } from "./choices.js";
import type { EntryValues } from "./entry-values.js";

/** The word for each field that changes can be shown of. */
export const labels = {
  project_id: "project",
  task_id: "task",
  date: "date",
  start_time: "from",
  end_time: "to",
  end_date: "endDate",
  notes: "note",
  tags: "tags",
  billable: "billable",
} as const satisfies Partial<Record<keyof EntryValues, string>>;

/** In the order of the form. */
export const fields = Object.keys(labels).filter((field): field is keyof typeof labels => field in labels);

/** The text of a field's value. */
export function useShownField({ projects, tasks }: Pick<Choices, "projects" | "tasks">) {
  const { t } = useTranslation("time");
  return (field: keyof typeof labels, values: EntryValues): string => {
    const value = values[field];
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value !== "string") return value.join(", ") || "–";
    const named = [...projects, ...tasks].find(({ id }) => id === value)?.name ?? value;
    return named === "" ? "–" : named;
  };
}
