import { Button } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { NamedList } from "../../elements/named-list.js";
import { type ReportFilter, searchOf } from "./report-filter.js";
import { useSavedReports } from "./use-saved-reports.js";

interface SavedReportsProps {
  /** The current filter, which can be saved. */
  readonly filter: ReportFilter;
  readonly onClose: () => void;
}

/** Saves the filter of the report under a name, and opens, renames or deletes saved ones. */
export default function SavedReports({ filter, onClose }: SavedReportsProps) {
  const { t } = useTranslation("reports");
  const [saved, setSaved] = useSavedReports();
  return (
    <NamedList
      title={t("saved.title")}
      hint={t("saved.hint")}
      nameLabel={t("saved.name")}
      items={saved}
      onItems={setSaved}
      made={{ search: searchOf(filter).toString() }}
      buttonOf={({ name, search }) => (
        <Button
          component={Link}
          to={`${paths.reports}?${search}`}
          size="xs"
          mih={44}
          variant="default"
          aria-label={t("saved.openNamed", { name })}
          onClick={onClose}
        >
          {t("saved.open")}
        </Button>
      )}
      onClose={onClose}
    />
  );
}
