import { Duration, useDurationText } from "../../elements/values.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Entry } from "./entries.js";
import { type Bounds, partOf } from "./parts.js";
import classes from "./time.module.css";

/** The time of a stopped entry within the span, and that of the whole entry if it is longer. */
export function PartDuration({ entry, bounds }: { readonly entry: Entry; readonly bounds: Bounds }) {
  const { t } = useTranslation("time");
  const durationText = useDurationText();
  const { seconds } = partOf(entry, bounds, 0);
  const whole = entry.duration_seconds ?? seconds;
  return (
    <>
      <Duration seconds={seconds} />
      {seconds < whole && <div className={classes["whole"]}>{t("ofWhole", { duration: durationText(whole, false) })}</div>}
    </>
  );
}
