import { Button } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";

/** The button of an empty list whose filters match nothing. It disappears with its list, so the focus moves to the page's content. */
export function ClearFilters({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation();
  const clear = () => {
    onClear();
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <Button variant="default" onClick={clear}>
      {t("list.clear")}
    </Button>
  );
}
