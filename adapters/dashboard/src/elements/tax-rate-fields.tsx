import { Button, Checkbox, Fieldset, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { taxComponentLimits } from "../../../../core/billing/tax-components.js";
import { isRated } from "../../../../core/billing/tax.js";
import { useTranslation } from "../words/use-translation.js";
import { blankPair, usualPairs } from "./tax-pairs.js";
import { type ComponentValues, hasTwoTaxes, type TaxValues } from "./tax-values.js";
import type { FieldProperties } from "./text-values.js";
import { usePercentText } from "./values.js";

interface TaxRateFieldsProps {
  readonly values: TaxValues;
  /** The properties of the field at a path of the tax, such as `components.0.name`. */
  readonly field: FieldProperties;
  readonly label: string;
  readonly required?: boolean;
  readonly onComponents: (components: readonly ComponentValues[]) => void;
}

/** The rate of a tax, or the names and rates of the two that it consists of. Nothing for a category without a rate. */
export function TaxRateFields({ values, field, label, required = false, onComponents }: TaxRateFieldsProps) {
  const { t } = useTranslation("shell");
  const isPair = hasTwoTaxes(values);
  const first = useRef<HTMLInputElement>(null);
  const rate = useRef<HTMLInputElement>(null);
  const before = useRef(isPair);
  // The button that was pressed has disappeared.
  useEffect(() => {
    if (before.current === isPair) return;
    before.current = isPair;
    (isPair ? first : rate).current?.focus();
  }, [isPair]);
  if (!isRated(values.category)) return null;
  if (isPair) return <TwoTaxes first={first} values={values} field={field} onComponents={onComponents} />;
  return (
    <Stack gap={4} align="flex-start">
      <TextInput ref={rate} w="100%" label={label} inputMode="decimal" required={required} {...field("rate")} />
      {values.category === "S" && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} />}
          onClick={() => onComponents(blankPair(values.rate))}
        >
          {t("twoTaxes.add")}
        </Button>
      )}
    </Stack>
  );
}

interface TwoTaxesProps extends Pick<TaxRateFieldsProps, "values" | "field" | "onComponents"> {
  readonly first: React.Ref<HTMLInputElement>;
}

function TwoTaxes({ first, values: { components }, field, onComponents }: TwoTaxesProps) {
  const { t } = useTranslation("shell");
  const percent = usePercentText();
  const pairs = usualPairs(t);
  const [one, two] = components;
  const labelOf = ({ place, components: taxes }: (typeof pairs)[number]): string =>
    `${place}: ${taxes.map(({ name, rate }) => `${name} ${percent(rate)}`).join(" + ")}`;
  const chosen = pairs.findIndex((pair) => JSON.stringify(pair.components) === JSON.stringify(components));
  return (
    <Fieldset legend={t("twoTaxes.legend")} style={{ gridColumn: "1 / -1" }}>
      <Stack gap="xs">
        <NativeSelect
          label={t("twoTaxes.usual")}
          value={String(chosen)}
          data={[
            { value: "-1", label: t("twoTaxes.other") },
            ...pairs.map((pair, at) => ({ value: String(at), label: labelOf(pair) })),
          ]}
          onChange={({ currentTarget }) => {
            const pair = pairs[Number(currentTarget.value)];
            if (pair) onComponents(pair.components);
          }}
        />
        {components.map((_, index) => (
          <SimpleGrid key={index} cols={2}>
            <TextInput
              ref={index === 0 ? first : undefined}
              label={t("twoTaxes.name", { number: index + 1 })}
              maxLength={taxComponentLimits.name.max}
              required
              {...field(`components.${index}.name`)}
            />
            <TextInput
              label={t("twoTaxes.rate", { number: index + 1 })}
              inputMode="decimal"
              required
              {...field(`components.${index}.rate`)}
            />
          </SimpleGrid>
        ))}
        {one && two && (
          <Checkbox
            label={t("twoTaxes.compound")}
            checked={two.compound}
            onChange={({ currentTarget }) => onComponents([one, { ...two, compound: currentTarget.checked }])}
          />
        )}
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          onClick={() => onComponents([])}
          style={{ alignSelf: "flex-start" }}
        >
          {t("twoTaxes.remove")}
        </Button>
      </Stack>
    </Fieldset>
  );
}
