import { useTranslation } from "../../../words/use-translation.js";
import { useZone } from "../../../elements/use-zone.js";
import { useStore } from "../../../loading/store.js";
import { useClockText, useDayText } from "../clock.js";
import type { Entry } from "../entries.js";
import { wallTime } from "../line/wall-time.js";
import classes from "./all.module.css";
import { select, type Selection, useIsSelected } from "./selection.js";

interface SelectOneProps {
  readonly selection: Selection;
  readonly entry: Entry;
}

/** A plain element for speed, since scrolling renders many rows. */
export function SelectOne({ selection, entry }: SelectOneProps) {
  const { t } = useTranslation("time");
  const name = useEntryName()(entry);
  return (
    <label className={classes["check"]}>
      <input
        type="checkbox"
        aria-label={t("all.select", { name })}
        checked={useIsSelected(selection, entry.id)}
        onChange={({ currentTarget: { checked } }) => select(selection, [entry.id], checked)}
      />
    </label>
  );
}

interface SelectAllProps {
  readonly selection: Selection;
  readonly ids: readonly string[];
}

export function SelectAll({ selection, ids }: SelectAllProps) {
  const { t } = useTranslation("time");
  const selected = useStore(selection);
  const count = ids.filter((id) => selected.has(id)).length;
  return (
    <label className={classes["check"]}>
      <input
        type="checkbox"
        aria-label={t("all.selectAll")}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < ids.length;
        }}
        checked={count === ids.length}
        onChange={({ currentTarget: { checked } }) => select(selection, ids, checked)}
      />
    </label>
  );
}

/** Returns a name that tells entries apart: the project, the day and the start. */
export function useEntryName(): (entry: Entry) => string {
  const zone = useZone();
  const dayText = useDayText();
  const clockText = useClockText();
  return ({ project, start_time: start }) =>
    `${project?.name ?? ""}, ${dayText(wallTime(zone, new Date(start)).date, "short")}, ${clockText(start)}`;
}
