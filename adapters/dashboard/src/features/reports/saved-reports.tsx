import { Button } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { NamedList } from "../../elements/named-list.js";
import { hrefOf, type ReportAddress } from "./report-address.js";
import { useSavedReports } from "./use-saved-reports.js";

interface SavedReportsProps {
  /** The report that is shown, which can be saved. */
  readonly address: ReportAddress;
  readonly onClose: () => void;
}

/** Saves the report under a name, and opens, renames or deletes saved ones. */
export default function SavedReports({ address, onClose }: SavedReportsProps) {
  const { t } = useTranslation("reports");
  const [saved, setSaved] = useSavedReports();
  return (
    <NamedList
      title={t("saved.title")}
      hint={t("saved.hint")}
      nameLabel={t("saved.name")}
      items={saved}
      onItems={setSaved}
      made={address}
      buttonOf={({ name, kind, search }) => (
        <Button
          component={Link}
          to={hrefOf({ kind, search })}
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
