import { Anchor, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../../../words/use-translation.js";
import { Link } from "react-router";
import { useDurationText } from "../../../elements/values.js";
import { useDayText } from "../clock.js";
import { useShortDuration } from "../short-duration.js";
import type { Lock } from "./change-of-cell.js";
import { gridAttributes, moveInGrid } from "./move-in-grid.js";
import type { WeekCellProps } from "./week-cell.js";
import { rowName } from "./week-rows.js";
import classes from "./week.module.css";

interface LockedCellProps extends Pick<WeekCellProps, "row" | "date" | "at" | "seconds"> {
  readonly lock: Lock;
  /** The URL of the day. */
  readonly to: string;
  /** Where explanations are shown. */
  readonly notes: HTMLElement | null;
}

/** A cell that only the day view can change. It explains why, with a link to the day. */
export function LockedCell({ row, date, at, seconds, lock, to, notes }: LockedCellProps) {
  const { t } = useTranslation("time");
  const dayText = useDayText();
  const durationText = useDurationText();
  const shortDuration = useShortDuration();
  const [isExplained, setExplained] = useState(false);
  const name = t("week.cell", { row: rowName(row), day: dayText(date, "short") });
  return (
    <>
      <UnstyledButton
        className={`${classes["field"]} ${classes["locked"]}`}
        aria-label={`${name}: ${durationText(seconds)}`}
        aria-expanded={isExplained}
        onClick={() => setExplained(!isExplained)}
        onKeyDown={(event) => event.key !== "Enter" && moveInGrid(event)}
        {...gridAttributes(...at)}
      >
        {shortDuration(seconds, true)}
      </UnstyledButton>
      {isExplained &&
        notes &&
        createPortal(
          <div>
            {name}: {t(`week.locked.${lock}`)}{" "}
            <Anchor component={Link} to={to} inherit underline="always">
              {t("week.openDay", { day: dayText(date, "short") })}
            </Anchor>
          </div>,
          notes,
        )}
    </>
  );
}
