import { Select } from "@mantine/core";
import { byLabel } from "../../../elements/options.js";
import { useTranslation } from "../../../words/use-translation.js";
import { rowName, type WeekRow } from "./week-rows.js";

interface AddRowProps {
  /** The rows that can be added. */
  readonly choices: readonly WeekRow[];
  readonly onAdd: (key: string) => void;
  readonly onClose: () => void;
}

const SHOWN = 50;

/** Finds a project or task by name. */
export default function AddRow({ choices, onAdd, onClose }: AddRowProps) {
  const { t } = useTranslation("time");
  return (
    <Select
      searchable
      selectFirstOptionOnChange
      autoFocus
      defaultDropdownOpened
      limit={SHOWN}
      w={260}
      aria-label={t("week.addRow")}
      placeholder={t("week.addRow")}
      nothingFoundMessage={t("week.noProject")}
      data={choices.map((row) => ({ value: row.key, label: rowName(row) }))}
      filter={byLabel}
      onDropdownClose={onClose}
      onChange={(key) => key !== null && onAdd(key)}
    />
  );
}
