import type { Translate } from "../../words/translate.js";

/** What the report is grouped by, as words. */
export function labelOf(by: string, t: Translate<"reports">): string {
  return by === "day" || by === "week" || by === "month" ? t(`steps.${by}`) : t(`by.${by as "project"}`);
}
