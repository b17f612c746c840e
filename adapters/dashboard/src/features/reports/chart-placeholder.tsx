import { Skeleton } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";

export const CHART_HEIGHT = 300;

/** A placeholder for a chart. */
export function ChartPlaceholder() {
  const { t } = useTranslation();
  return <Skeleton height={CHART_HEIGHT} role="status" aria-label={t("loading")} />;
}
