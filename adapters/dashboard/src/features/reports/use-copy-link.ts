import { notifications } from "@mantine/notifications";
import { useTranslation } from "../../words/use-translation.js";
import { useHref } from "react-router";
import { paths } from "../../../paths.js";
import { type ReportFilter, searchOf } from "./report-filter.js";

/** Returns a function that copies a link to the report, and says whether its period moves with the date. */
export function useCopyLink(filter: ReportFilter): () => Promise<void> {
  const { t } = useTranslation("reports");
  const link = new URL(useHref(`${paths.reports}?${searchOf(filter)}`), window.location.origin).href;
  const isRelative = filter.span !== "range" && filter.span !== "ever";
  return async () => {
    try {
      await navigator.clipboard.writeText(link);
      const note = isRelative ? ` ${t("linkIsRelative", { span: t(`spans.${filter.span}`) })}` : "";
      notifications.show({ message: t("linkCopied") + note });
    } catch {
      // Browsers refuse without https or the user's permission.
      notifications.show({ color: "red", autoClose: false, message: t("linkNotCopied", { link }) });
    }
  };
}
