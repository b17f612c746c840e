import { ActionIcon } from "@mantine/core";
import { IconGripVertical } from "@tabler/icons-react";
import type { KeyboardEvent, PointerEvent } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import classes from "./lines-fields.module.css";

interface LineHandleProps {
  /** The place of the line, from 0. */
  readonly index: number;
  readonly count: number;
  readonly onDrag: (event: PointerEvent<HTMLElement>) => void;
  readonly onMove: (to: number) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves a line: dragged by the pointer, or with the arrow keys. */
export function LineHandle({ index, count, onDrag, onMove }: LineHandleProps) {
  const { t } = useTranslation("invoices");
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = index + by;
    if (to >= 0 && to < count) onMove(to);
  };
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes["handle"] ?? ""}
      aria-label={t("moveLine", { number: index + 1 })}
      aria-keyshortcuts="ArrowUp ArrowDown"
      onPointerDown={onDrag}
      onKeyDown={step}
    >
      <IconGripVertical size={18} />
    </ActionIcon>
  );
}
