import { Button, Group } from "@mantine/core";
import { IconBookmark, IconChevronDown, IconDownload, IconLink } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { later } from "../../loading/later.js";
import { MenuButton } from "../time/menu/menu-button.js";
import { labelOf } from "./label-of.js";
import type { ReportColumns } from "./report-csv.js";
import type { ReportFilter } from "./report-filter.js";
import type { TimeReport } from "./report-queries.js";
import classes from "./reports.module.css";
import { useCopyLink } from "./use-copy-link.js";
import { useCsv } from "./use-csv.js";

/** Lazy: needed only on request. */
const SavedReports = later(() => import("./saved-reports.js"));

interface ReportActionsProps {
  readonly filter: ReportFilter;
  /** By group, and by interval and group; undefined until they are loaded. */
  readonly groups: TimeReport | undefined;
  readonly over: TimeReport | undefined;
  readonly columns: ReportColumns;
}

/** Saves, shares and exports what is shown. */
export function ReportActions({ filter, groups, over, columns }: ReportActionsProps) {
  const { t } = useTranslation("reports");
  const [isOpen, setOpen] = useState(false);
  const copyLink = useCopyLink(filter);
  const csv = useCsv();
  const what = ({ group_by: by }: TimeReport) => by.map((one) => labelOf(one, t)).join(", ");
  return (
    <Group gap="xs" className={`${classes["actions"]} ${classes["onScreen"]}`}>
      <Button variant="default" leftSection={<IconBookmark size={18} />} onClick={() => setOpen(true)}>
        {t("saved.title")}
      </Button>
      <Button variant="default" leftSection={<IconLink size={18} />} onClick={() => void copyLink()}>
        {t("copyLink")}
      </Button>
      {groups && over && (
        <MenuButton
          actions={[
            { label: t("csvOf", { what: what(groups) }), onClick: () => csv(groups, columns) },
            { label: t("csvOf", { what: what(over) }), onClick: () => csv(over, columns) },
            { label: t("print"), onClick: () => window.print() },
          ]}
          button={(given) => (
            <Button
              variant="default"
              leftSection={<IconDownload size={18} />}
              rightSection={<IconChevronDown size={16} />}
              {...given}
            >
              {t("export")}
            </Button>
          )}
        />
      )}
      <Suspense>{isOpen && <SavedReports filter={filter} onClose={() => setOpen(false)} />}</Suspense>
    </Group>
  );
}
