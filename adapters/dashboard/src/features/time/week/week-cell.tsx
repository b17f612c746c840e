import { type KeyboardEvent, useId, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../../../words/use-translation.js";
import { useExplain } from "../../../elements/explain.js";
import { useUnsaved } from "../../../loading/unsaved.js";
import { useDayText } from "../clock.js";
import { useShortDuration } from "../short-duration.js";
import { readCell } from "./cell-text.js";
import { gridAttributes, moveInGrid } from "./move-in-grid.js";
import { type CellOfWeek, useSaveCell } from "./use-save-cell.js";
import { rowName } from "./week-rows.js";
import classes from "./week.module.css";

export interface WeekCellProps extends CellOfWeek {
  /** The cell's place in the grid. */
  readonly at: readonly [row: number, column: number];
  readonly seconds: number;
  /** Where problems are listed. */
  readonly problems: HTMLElement | null;
  /** Called with the seconds while they are being saved, then with null. */
  readonly onSaving: (seconds: number | null) => void;
  readonly autoFocus: boolean;
}

/** A field with the time of a row on one day. Leaving it saves; Escape restores. A failure keeps the typed text. */
export function WeekCell({ week, row, date, at, seconds, problems, onSaving, autoFocus }: WeekCellProps) {
  const { t } = useTranslation("time");
  const { ofError } = useExplain();
  const dayText = useDayText();
  const problemId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [tried, setTried] = useState<string | null>(null);
  const shortDuration = useShortDuration();
  const shown = seconds === 0 ? "" : shortDuration(seconds, true);
  const save = useSaveCell({ week, row, date });
  const isTried = typed !== null && typed === tried;
  const isInvalid = isTried && readCell(typed) === null;
  const problem = isInvalid ? t("week.invalid") : isTried && save.error ? ofError(save.error) : null;
  const isSaving = isTried && save.isPending;
  useUnsaved(() => typed !== null && !isSaving);
  const restore = () => {
    setTyped(null);
    setTried(null);
  };
  const submit = (text: string) => {
    if (text.trim() === shown && !isTried) return restore();
    setTried(text);
    const wanted = readCell(text);
    if (wanted === null) return;
    onSaving(wanted);
    save.mutate(wanted, {
      onSuccess: () => {
        setTyped((now) => (now === text ? null : now));
        setTried(null);
      },
      onSettled: () => onSaving(null),
    });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape" && typed !== null) {
      event.stopPropagation();
      return restore();
    }
    if (event.key === "Enter" && typed !== null && !isSaving) submit(typed);
    moveInGrid(event);
  };
  const label = t("week.cell", { row: rowName(row), day: dayText(date, "short") });
  return (
    <>
      <input
        className={classes["field"]}
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        data-saving={save.isPending || undefined}
        autoComplete="off"
        autoFocus={autoFocus}
        placeholder="–"
        value={typed ?? shown}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => typed !== null && !isTried && submit(typed)}
        onKeyDown={press}
        {...gridAttributes(...at)}
      />
      {problem !== null &&
        problems &&
        createPortal(
          <div id={problemId}>
            {label}: {problem}
          </div>,
          problems,
        )}
    </>
  );
}
