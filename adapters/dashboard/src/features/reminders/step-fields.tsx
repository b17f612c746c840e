import { Button, Checkbox, Code, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { reminderLimits, reminderPlaceholders, reminderStepTable } from "../../../../../core/billing/reminder-step.js";
import { CurrencySelect } from "../../elements/code-selects.js";
import { limitedTexts } from "../../elements/text-values.js";
import { useTranslation } from "../../words/use-translation.js";
import { type StepValues, stepValues } from "./step-values.js";

const PATH = "reminder_steps";

/** What the editor needs of a form that has steps. */
export interface StepForm {
  readonly getInputProps: (path: string, options?: { readonly type: "checkbox" }) => object;
  readonly insertListItem: (path: string, item: StepValues) => void;
  readonly removeListItem: (path: string, index: number) => void;
}

interface StepFieldsProps {
  readonly form: StepForm;
  readonly steps: readonly StepValues[];
  /** Of a fee that is added. */
  readonly currency: string;
}

/** The steps of a schedule of reminders. */
export default function StepFields({ form, steps, currency }: StepFieldsProps) {
  const { t } = useTranslation("reminders");
  const last = Number(steps.at(-1)?.days ?? "0");
  const add = () => form.insertListItem(PATH, stepValues(null, currency, String(Number.isNaN(last) ? 7 : last + 7)));
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t("stepsText")}
      </Text>
      {steps.map(({ key }, index) => (
        <Stack key={key} gap="xs" role="group" aria-label={t("step", { number: index + 1 })}>
          <Text fw={500}>{t("step", { number: index + 1 })}</Text>
          <OneStep form={form} index={index} />
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={t("removeStep", { number: index + 1 })}
            onClick={() => form.removeListItem(PATH, index)}
            style={{ alignSelf: "flex-start" }}
          >
            {t("remove")}
          </Button>
        </Stack>
      ))}
      {steps.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("placeholders")}{" "}
          {reminderPlaceholders.map((name) => (
            <Code key={name} me={6}>{`{${name}}`}</Code>
          ))}
        </Text>
      )}
      {steps.length < reminderLimits.steps && (
        <Group>
          <Button variant="default" size="compact-sm" leftSection={<IconPlus size={16} />} onClick={add}>
            {t("addStep")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function OneStep({ form, index }: { readonly form: StepForm; readonly index: number }) {
  const { t } = useTranslation("reminders");
  const field = (path: string) => form.getInputProps(`${PATH}.${index}.${path}`);
  const box = (path: string) => form.getInputProps(`${PATH}.${index}.${path}`, { type: "checkbox" });
  const text = limitedTexts(reminderStepTable, field);
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t("days")} description={t("daysHint")} {...field("days")} />
        <TextInput label={t("interest")} description={t("interestHint")} inputMode="decimal" {...field("interest")} />
        <TextInput label={t("fee")} description={t("feeHint")} inputMode="decimal" {...field("fee.amount")} />
        <CurrencySelect label={t("feeCurrency")} {...field("fee.currency")} />
      </SimpleGrid>
      <TextInput label={t("subject")} description={t("usual")} {...text("subject")} />
      <Textarea label={t("message")} description={t("usual")} autosize minRows={2} maxRows={10} {...text("message")} />
      <Checkbox label={t("attachInvoice")} {...box("attach_invoice")} />
      <Checkbox label={t("attachReminder")} {...box("attach_reminder")} />
    </Stack>
  );
}
