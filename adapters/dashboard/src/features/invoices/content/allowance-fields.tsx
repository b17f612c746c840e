import { Button, Group, Stack, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "../../../words/use-translation.js";
import { lineLimits } from "../../../../../../core/invoices/invoice-limits.js";
import type { ContentForm } from "./content-form.js";
import { type AllowanceValues, type DocumentAllowanceValues, newAllowance, newDocumentAllowance } from "./content-values.js";
import { TaxFields } from "./tax-fields.js";

interface AllowanceFieldsProps {
  readonly form: ContentForm;
  readonly kind: "allowances" | "charges";
  /** The path of the line that contains them; "" for those of the invoice. */
  readonly within: string;
  readonly values: readonly (AllowanceValues | DocumentAllowanceValues)[];
  readonly currency: string;
}

/** The allowances or the charges of a line or of the invoice. */
export function AllowanceFields({ form, kind, within, values, currency }: AllowanceFieldsProps) {
  const { t } = useTranslation("invoices");
  const path = within + kind;
  return (
    <Stack gap="xs">
      {values.map((part, index) => (
        <Stack key={part.key} gap="xs" role="group" aria-label={t(`adjustments.${kind}.one`, { number: index + 1 })}>
          <Group align="flex-start" wrap="wrap">
            <TextInput
              flex="1 1 8rem"
              label={`${t(`adjustments.${kind}.amount`)} (${currency})`}
              inputMode="decimal"
              required
              {...form.getInputProps(`${path}.${index}.amount`)}
            />
            <TextInput
              flex="2 1 10rem"
              label={t("reason")}
              maxLength={lineLimits.reason.max}
              {...form.getInputProps(`${path}.${index}.reason`)}
            />
          </Group>
          {"tax" in part && <TaxFields form={form} path={`${path}.${index}.tax`} values={part.tax} none={t("taxOfInvoice")} />}
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={t(`adjustments.${kind}.remove`, { number: index + 1 })}
            onClick={() => form.removeListItem(path, index)}
            style={{ alignSelf: "flex-start" }}
          >
            {t("remove")}
          </Button>
        </Stack>
      ))}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus size={16} />}
        onClick={() => form.insertListItem(path, within === "" ? newDocumentAllowance() : newAllowance())}
        style={{ alignSelf: "flex-start" }}
      >
        {t(`adjustments.${kind}.add`)}
      </Button>
    </Stack>
  );
}
