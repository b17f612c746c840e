import { ActionIcon, Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { type PointerEvent, type ReactNode, Suspense } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { lineLimits } from "../../../../../../core/invoices/invoice-limits.js";
import { Disclosure } from "../../../elements/disclosure.js";
import { Waiting } from "../../../elements/loaded.js";
import { later } from "../../../loading/later.js";
import { hasErrorsIn, type LineProps } from "./content-form.js";
import { LineHandle } from "./line-handle.js";
import classes from "./lines-fields.module.css";

/** Lazy: a simple line does not need them. */
const LineOptions = later(() => import("./line-options.js"));

interface LineFieldsProps extends LineProps {
  /** The number of lines. */
  readonly count: number;
  /** The number of time entries that the line bills. */
  readonly entries: number;
  readonly isDragged: boolean;
  readonly onDrag: (event: PointerEvent<HTMLElement>) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One line. What is seldom needed is behind a button. */
export function LineFields(props: LineFieldsProps) {
  const { t } = useTranslation("invoices");
  const { index, count, isDragged, onDrag, onMove } = props;
  return (
    <div
      role="group"
      aria-label={t("lineNumber", { number: index + 1 })}
      className={classes["line"]}
      data-line
      data-dragged={isDragged || undefined}
    >
      {count > 1 ? <LineHandle index={index} count={count} onDrag={onDrag} onMove={onMove} /> : <span />}
      <Fields {...props} />
    </div>
  );
}

function Fields({ form, line, index, count, currency, hasPeriod, entries, onMove, onRemove }: LineFieldsProps) {
  const { t } = useTranslation("invoices");
  const number = index + 1;
  const field = (name: string) => form.getInputProps(`lines.${index}.${name}`);
  return (
    <Stack gap="xs">
      <Group align="flex-start" wrap="wrap">
        <Textarea
          flex="3 1 10rem"
          label={t("description")}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={lineLimits.description.max}
          {...field("description")}
        />
        <TextInput
          flex="1 1 5rem"
          label={t(line.isTime ? "credit.time" : "quantity")}
          inputMode={line.isTime ? "text" : "decimal"}
          {...field("quantity")}
        />
        <TextInput
          flex="1 1 6rem"
          label={`${t(line.isTime ? "hourlyPrice" : "unitPrice")} (${currency})`}
          inputMode="decimal"
          {...field("unit_price")}
        />
      </Group>
      {entries > 0 && (
        <Text size="sm" c="dimmed">
          {t("entriesOfLine", { count: entries })}
        </Text>
      )}
      <LineDetails form={form} line={line} index={index} currency={currency} hasPeriod={hasPeriod}>
        <Group gap="xs" wrap="nowrap" className={classes["tools"] ?? ""}>
          {count > 1 && (
            <>
              <Move label={t("moveUp", { number })} disabled={index === 0} onClick={() => onMove(index - 1)} isUp />
              <Move label={t("moveDown", { number })} disabled={number === count} onClick={() => onMove(index + 1)} />
            </>
          )}
          <Button variant="subtle" color="red" size="compact-sm" aria-label={t("removeLine", { number })} onClick={onRemove}>
            {t("remove")}
          </Button>
        </Group>
      </LineDetails>
    </Stack>
  );
}

interface MoveProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly isUp?: boolean;
  readonly onClick: () => void;
}

function Move({ label, disabled, isUp = false, onClick }: MoveProps) {
  const Icon = isUp ? IconArrowUp : IconArrowDown;
  return (
    <ActionIcon variant="default" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon size={16} />
    </ActionIcon>
  );
}

const detailFields = ["unit", "base_quantity", "period", "tax", "allowances", "charges"] as const;

interface LineDetailsProps extends LineProps {
  /** The buttons of the line. */
  readonly children: ReactNode;
}

function LineDetails({ children, ...props }: LineDetailsProps) {
  const { t } = useTranslation("invoices");
  const { form, line, index } = props;
  const path = `lines.${index}`;
  return (
    <Disclosure
      label={t("details")}
      accessibleLabel={t("detailsOfLine", { number: index + 1 })}
      isOpenAtFirst={line.tax.category !== "" || line.allowances.length + line.charges.length > 0}
      actions={children}
      hasErrors={hasErrorsIn(
        form,
        detailFields.map((name) => `${path}.${name}`),
      )}
    >
      <Suspense fallback={<Waiting lines={3} />}>
        <LineOptions {...props} />
      </Suspense>
    </Disclosure>
  );
}
