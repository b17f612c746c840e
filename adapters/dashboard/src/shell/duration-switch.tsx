import { NativeSelect } from "@mantine/core";
import { durationFormats } from "../../../../core/users/preferences.js";
import type { Preferences } from "../api/preferences.js";
import { usePreferences } from "../elements/use-preferences.js";
import { useTranslation } from "../words/use-translation.js";

/** How durations are shown, on every device of the user. */
export function DurationSwitch() {
  const { t } = useTranslation();
  const { preferences, change } = usePreferences();
  const choose = (duration_format: string) => {
    if (isDurationFormat(duration_format)) void change(() => ({ duration_format }));
  };
  return (
    <NativeSelect
      label={t("account.durations")}
      disabled={preferences === undefined}
      data={durationFormats.map((value) => ({ value, label: t(`account.${value}`) }))}
      value={preferences?.duration_format ?? "clock"}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

function isDurationFormat(text: string): text is Preferences["duration_format"] {
  return durationFormats.some((format) => format === text);
}
