import { notifications } from "@mantine/notifications";
import { useTranslation } from "../../words/use-translation.js";
import { useHref } from "react-router";
import { hrefOf, type ReportAddress } from "./report-address.js";

/** Returns a function that copies a link to the report. It says that a relative period moves with the date: `period` is its name, or null. */
export function useCopyLink(address: ReportAddress, period: string | null): () => Promise<void> {
  const { t } = useTranslation("reports");
  const link = new URL(useHref(hrefOf(address)), window.location.origin).href;
  return async () => {
    try {
      await navigator.clipboard.writeText(link);
      const note = period === null ? "" : ` ${t("linkIsRelative", { span: period })}`;
      notifications.show({ message: t("linkCopied") + note });
    } catch {
      // Browsers refuse without https or the user's permission.
      notifications.show({ color: "red", autoClose: false, message: t("linkNotCopied", { link }) });
    }
  };
}
