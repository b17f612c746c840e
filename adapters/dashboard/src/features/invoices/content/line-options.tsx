import { SimpleGrid, TextInput } from "@mantine/core";
import { useTranslation } from "../../../words/use-translation.js";
import { lineLimits } from "../../../../../../core/invoices/invoice-limits.js";
import { DateField } from "../../../elements/date-field.js";
import { AllowanceFields } from "./allowance-fields.js";
import type { LineProps } from "./content-form.js";
import { descriptionLast } from "./description-last.js";
import { TaxFields } from "./tax-fields.js";

/** The unit codes that are suggested: one, hour, day, month, kilometre, kilogram. The API accepts every code of UN/ECE Recommendation 20. */
const units = ["C62", "HUR", "DAY", "MON", "KMT", "KGM"] as const;

/** The fields behind the details of a line. */
export default function LineOptions({ form, line, index, currency, hasPeriod }: LineProps) {
  const { t } = useTranslation("invoices");
  const path = `lines.${index}`;
  const field = (name: string) => form.getInputProps(`${path}.${name}`);
  const list = `units-of-${line.key}`;
  return (
    <>
      {!line.isTime && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={t("unit")}
            description={t("unitText")}
            inputWrapperOrder={descriptionLast}
            maxLength={lineLimits.unit.max}
            list={list}
            {...field("unit")}
          />
          <datalist id={list}>
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {t(`units.${unit}`)}
              </option>
            ))}
          </datalist>
          <TextInput
            label={t("baseQuantity")}
            description={t("baseQuantityText")}
            inputWrapperOrder={descriptionLast}
            inputMode="decimal"
            {...field("base_quantity")}
          />
        </SimpleGrid>
      )}
      {hasPeriod && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DateField label={t("lineStart")} {...field("period.start")} />
          <DateField label={t("lineEnd")} {...field("period.end")} />
        </SimpleGrid>
      )}
      <TaxFields form={form} path={`${path}.tax`} values={line.tax} none={t("taxOfInvoice")} />
      {(["allowances", "charges"] as const).map((kind) => (
        <AllowanceFields key={kind} form={form} kind={kind} within={`${path}.`} values={line[kind]} currency={currency} />
      ))}
    </>
  );
}
