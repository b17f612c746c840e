import { SegmentedControl } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.js";
import { useMay } from "../../shell/session.js";
import { reportPaths } from "./report-address.js";
import classes from "./reports.module.css";

const tabs = { ...reportPaths, audit: `${paths.reports}/audit` } as const;

/** Links between the reports, for users who may see both. */
export function ReportTabs({ value }: { readonly value: keyof typeof tabs }) {
  const { t } = useTranslation("reports");
  const navigate = useNavigate();
  const mayInvoices = useMay("invoices:read");
  const mayAudit = useMay("workspace:write");
  if (!mayInvoices) return null;
  const shown = (["time", "invoices", "audit"] as const).filter((tab) => tab !== "audit" || mayAudit);
  return (
    <SegmentedControl
      className={`${classes["controls"]} ${classes["onScreen"]}`}
      style={{ alignSelf: "flex-start" }}
      aria-label={t("title")}
      data={shown.map((tab) => ({ value: tab, label: t(`tabs.${tab}`) }))}
      value={value}
      onChange={(tab) => void navigate(tabs[tab])}
    />
  );
}
