import { attachedFormats, type DocumentFormat } from "../../../../../core/billing/document-format.js";
import { useTranslation } from "../../words/use-translation.js";

/** Returns a formatter for what an email in a format contains, such as "Attached: PDF, UBL (EN 16931)". */
export function useAttachedText(): (format: DocumentFormat) => string {
  const { t } = useTranslation("invoices");
  return (format) =>
    t("attached", {
      formats: attachedFormats(format)
        .map((one) => t(`shell:formats.${one}`))
        .join(", "),
    });
}
