import { Alert, List, Text } from "@mantine/core";
import { sameValue } from "../../../../../core/kernel/entity.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Choices } from "./choices.js";
import type { EntryValues } from "./entry-values.js";
import { fields, labels, useShownField } from "./shown-fields.js";

interface MeanwhileChangedProps {
  readonly before: EntryValues;
  readonly now: EntryValues;
  readonly choices: Choices;
}

/** Shows a concurrent change before the user overwrites it. */
export function MeanwhileChanged({ before, now, choices }: MeanwhileChangedProps) {
  const { t } = useTranslation("time");
  const shown = useShownField(choices);
  return (
    <Alert variant="default" role="alert" title={t("meanwhile.title")}>
      <List size="sm">
        {fields
          .filter((field) => !sameValue(before[field], now[field]))
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
