import { issueCheckPolicies, workspaceTable } from "../../../../../core/workspaces/workspace.js";
import { limitedTexts } from "../../elements/text-values.js";
import { Checkbox, NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { checkNumberFormat, formatInvoiceNumber } from "../../../../../core/billing/invoice-number.js";
import { instant } from "../../../../../core/kernel/instant.js";
import { isTimeZone, localDateIn } from "../../../../../core/kernel/time-zone.js";
import { type WorkspaceValues } from "./workspace-values.js";

const EXAMPLE = 42;

/** How invoices are numbered and checked. */
export function NumberFields({ form }: { readonly form: UseFormReturnType<WorkspaceValues> }) {
  const { t } = useTranslation("workspace");
  const text = limitedTexts(workspaceTable, (path) => form.getInputProps(path));
  return (
    <Stack>
      <TextInput
        label={t("numberFormat")}
        description={t("numberFormatHint", { placeholders: "{YYYY} {YY} {MM} {DD}", sequence: "{SEQ}", padded: "{SEQ:4}" })}
        styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)" } }}
        {...text("invoice_number_format")}
      />
      <NumberExample format={form.values.invoice_number_format} timeZone={form.values.time_zone} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t("nextNumber")}
          description={t("nextNumberHint")}
          inputMode="numeric"
          {...form.getInputProps("invoice_next_number")}
        />
        <TextInput
          label={t("creditNoteFormat")}
          description={t("creditNoteFormatHint")}
          styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)" } }}
          {...text("credit_note_number_format")}
        />
        <NativeSelect
          label={t("issueChecks")}
          data={issueCheckPolicies.map((value) => ({ value, label: t(`checks.${value}`) }))}
          {...form.getInputProps("issue_checks")}
        />
      </SimpleGrid>
      <Checkbox label={t("bookExactPayments")} {...form.getInputProps("book_exact_payments", { type: "checkbox" })} />
    </Stack>
  );
}

/** An invoice number issued today, formatted by the core. */
function NumberExample({ format, timeZone }: { readonly format: string; readonly timeZone: string }) {
  const { t } = useTranslation("workspace");
  const [now] = useState(() => instant(Date.now()));
  const isRight = checkNumberFormat(format).length === 0;
  if (!isTimeZone(timeZone)) return null;
  const today = localDateIn(timeZone, now);
  return (
    <Text size="sm" aria-live="polite" data-example="number">
      {isRight
        ? t("numberExample", { position: EXAMPLE, number: formatInvoiceNumber(format, today, EXAMPLE) })
        : t("numberNone", { sequence: "{SEQ}" })}
    </Text>
  );
}
