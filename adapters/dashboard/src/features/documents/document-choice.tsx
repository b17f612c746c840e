import { IconFileSearch } from "@tabler/icons-react";
import { MAX_DOCUMENT_MIB } from "../../../../../core/invoices/inspecting/document-limits.js";
import { FileChoice } from "../../elements/file-choice.js";
import { useTranslation } from "../../words/use-translation.js";

const ACCEPTED = "application/pdf,application/xml,text/xml,.pdf,.xml";

/** Chooses an electronic invoice. */
export function DocumentChoice({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const { t } = useTranslation("documents");
  const texts = { text: t("drop"), button: t("choose"), limit: t("limit", { size: MAX_DOCUMENT_MIB }) };
  return (
    <FileChoice icon={<IconFileSearch size={32} stroke={1.5} aria-hidden />} accept={ACCEPTED} {...texts} onChoose={onChoose} />
  );
}
