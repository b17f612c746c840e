import { Button, Fieldset, Input, Stack, Text, VisuallyHidden } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import type { Line } from "../invoice.js";
import type { ContentForm } from "./content-form.js";
import { newLine } from "./content-values.js";
import { LineFields } from "./line-fields.js";
import { useLineDrag } from "./use-line-drag.js";

interface LinesFieldsProps {
  readonly form: ContentForm;
  readonly legend: string;
  readonly currency: string;
  /** The lines of the draft. */
  readonly stored: readonly Line[];
  /** Whether lines can have days of their own. */
  readonly havePeriods?: boolean;
}

/** The lines of an invoice, which can be added, removed and moved: by buttons, with the arrow keys, or by dragging. */
export function LinesFields({ form, legend, currency, stored, havePeriods = true }: LinesFieldsProps) {
  const { t } = useTranslation("invoices");
  const { lines } = form.values;
  const add = useRef<HTMLButtonElement>(null);
  const hold = useHeldFocus();
  const [moved, setMoved] = useState("");
  const entriesOf = (index: number | null) => (index === null ? 0 : (stored[index]?.time_entry_ids.length ?? 0));
  const remove = (index: number) => {
    form.removeListItem("lines", index);
    hold(add.current);
  };
  const move = (from: number, to: number) => {
    form.reorderListItem("lines", { from, to });
    setMoved(t("lineMoved", { number: to + 1, count: lines.length }));
    hold(document.activeElement);
  };
  const { list, dragged, begin } = useLineDrag(move);
  const kept = new Set(lines.map((line) => line.stored));
  const removed = stored.reduce((sum, _, index) => (kept.has(index) ? sum : sum + entriesOf(index)), 0);
  return (
    <Fieldset legend={legend}>
      <Stack>
        <div ref={list}>
          {lines.map((line, index) => (
            <LineFields
              key={line.key}
              form={form}
              line={line}
              index={index}
              count={lines.length}
              currency={currency}
              hasPeriod={havePeriods}
              entries={entriesOf(line.stored)}
              isDragged={dragged === index}
              onDrag={(event) => begin(event, index)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </div>
        <VisuallyHidden role="status">{moved}</VisuallyHidden>
        <Text size="sm" role="status" hidden={removed === 0}>
          {removed > 0 && t("removedTime", { count: removed })}
        </Text>
        {form.errors["lines"] && <Input.Error>{form.errors["lines"]}</Input.Error>}
        <Button
          ref={add}
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => form.insertListItem("lines", newLine())}
          style={{ alignSelf: "flex-start" }}
        >
          {t("addLine")}
        </Button>
      </Stack>
    </Fieldset>
  );
}

/** Keeps the focus on an element while lines move. At the ends, where its button is disabled, the other button of the line gets it. */
function useHeldFocus(): (element: Element | null) => void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const element = held.current;
    held.current = null;
    if (!(element instanceof HTMLElement)) return;
    const other = element.closest("[role=group]")?.querySelector<HTMLElement>("button[title]:enabled");
    (element.matches(":disabled") ? other : element)?.focus();
  });
  return (element) => {
    held.current = element;
  };
}
