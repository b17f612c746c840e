import { Button, Group } from "@mantine/core";
import { IconBookmark, IconChevronDown, IconDownload, IconLink } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { later } from "../../loading/later.js";
import { MenuButton } from "../time/menu/menu-button.js";
import type { ReportAddress } from "./report-address.js";
import classes from "./reports.module.css";
import { useCopyLink } from "./use-copy-link.js";

/** Lazy: needed only on request. */
const SavedReports = later(() => import("./saved-reports.js"));

/** A table that can be downloaded as CSV. */
export interface CsvExport {
  /** What it contains. */
  readonly what: string;
  readonly download: () => void;
}

interface ReportActionsProps {
  readonly address: ReportAddress;
  /** The name of the period if it moves with the date. */
  readonly relativePeriod: string | null;
  /** Undefined until the report is loaded. Null if there is none. */
  readonly exports: readonly CsvExport[] | undefined | null;
}

/** Saves, shares and exports what is shown. */
export function ReportActions({ address, relativePeriod, exports }: ReportActionsProps) {
  const { t } = useTranslation("reports");
  const [isOpen, setOpen] = useState(false);
  const copyLink = useCopyLink(address, relativePeriod);
  return (
    <Group gap="xs" className={`${classes["actions"]} ${classes["onScreen"]}`}>
      <Button variant="default" leftSection={<IconBookmark size={18} />} onClick={() => setOpen(true)}>
        {t("saved.title")}
      </Button>
      <Button variant="default" leftSection={<IconLink size={18} />} onClick={() => void copyLink()}>
        {t("copyLink")}
      </Button>
      {exports !== null && <ExportMenu exports={exports} />}
      <Suspense>{isOpen && <SavedReports address={address} onClose={() => setOpen(false)} />}</Suspense>
    </Group>
  );
}

/** Disabled until the report is loaded, so that the page does not move when it is. */
function ExportMenu({ exports }: { readonly exports: readonly CsvExport[] | undefined }) {
  const { t } = useTranslation("reports");
  return (
    <MenuButton
      actions={[
        ...(exports ?? []).map(({ what, download }) => ({ label: t("csvOf", { what }), onClick: download })),
        { label: t("print"), onClick: () => window.print() },
      ]}
      button={(given) => (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          rightSection={<IconChevronDown size={16} />}
          disabled={exports === undefined}
          {...given}
        >
          {t("export")}
        </Button>
      )}
    />
  );
}
