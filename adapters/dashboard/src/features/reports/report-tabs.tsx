import { SegmentedControl } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.js";
import { useMay } from "../../shell/session.js";

const tabs = { time: paths.reports, invoices: `${paths.reports}/invoices` } as const;

/** Links between the reports, for users who may see both. */
export function ReportTabs({ value }: { readonly value: keyof typeof tabs }) {
  const { t } = useTranslation("reports");
  const navigate = useNavigate();
  if (!useMay("invoices:read")) return null;
  return (
    <SegmentedControl
      style={{ alignSelf: "flex-start" }}
      aria-label={t("title")}
      data={(["time", "invoices"] as const).map((tab) => ({ value: tab, label: t(`tabs.${tab}`) }))}
      value={value}
      onChange={(tab) => void navigate(tab === "invoices" ? tabs.invoices : tabs.time)}
    />
  );
}
