import { Text, VisuallyHidden } from "@mantine/core";
import { IconArrowDownRight, IconArrowUpRight } from "@tabler/icons-react";
import { useTranslation } from "../../words/use-translation.js";
import { changeOf } from "./change.js";
import { Duration, Money, usePercentText } from "../../elements/values.js";

interface ChangeNoteProps {
  readonly now: number;
  readonly before: number;
  /** The currency of minor units, otherwise the figures are seconds. */
  readonly currency?: string | undefined;
}

/** How a figure differs from that of the previous period: absolute and in per cent, with signs, so that no color is needed. */
export function ChangeNote({ now, before, currency }: ChangeNoteProps) {
  const { t } = useTranslation("reports");
  const percentText = usePercentText();
  const { by, percent } = changeOf(now, before);
  if (now === 0 && before === 0) return null;
  const [Arrow, plus] = by > 0 ? [IconArrowUpRight, "+"] : [IconArrowDownRight, ""];
  return (
    <Text span size="xs" fw={400} c="dimmed" display="block">
      <VisuallyHidden>{t("change")} </VisuallyHidden>
      {by === 0 ? (
        t("unchanged")
      ) : (
        <>
          <Arrow size={14} aria-hidden="true" style={{ verticalAlign: "-2px" }} /> {plus}
          {currency === undefined ? <Duration seconds={by} /> : <Money amount={by} currency={currency} />}{" "}
          <span style={{ whiteSpace: "nowrap" }}>({percent === null ? t("new") : plus + percentText(percent)})</span>
        </>
      )}
    </Text>
  );
}
