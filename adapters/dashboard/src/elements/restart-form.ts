import type { UseFormReturnType } from "@mantine/form";

/** Shows what is stored. With the values that were sent, fields that were changed since then keep what was typed. */
export function restartForm<Values extends object>(form: UseFormReturnType<Values>, stored: Values, sent?: Values): void {
  const shown = sent === undefined ? stored : typedSince(sent, form.getValues(), stored);
  form.setInitialValues(stored);
  form.setValues(shown);
  form.clearErrors();
}

/** `stored`, except for the fields in which `typed` differs from `sent`. Lists count as one field. */
export function typedSince<T>(sent: T, typed: T, stored: T): T {
  if (isRecord(sent) && isRecord(typed) && isRecord(stored))
    return Object.fromEntries(Object.keys(stored).map((name) => [name, typedSince(sent[name], typed[name], stored[name])])) as T;
  return JSON.stringify(typed) === JSON.stringify(sent) ? stored : typed;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
