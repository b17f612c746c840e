import { isMantineColorScheme, NativeSelect, useMantineColorScheme } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useTranslation } from "../words/use-translation.js";
import { durationFormats } from "../../../../core/users/preferences.js";
import type { Preferences } from "../api/preferences.js";
import { useExplain } from "../elements/explain.js";
import { usePreferences } from "../elements/use-preferences.js";
import { languages } from "../words/languages.js";
import { isLanguage, keepLanguage } from "../words/preferred-language.js";
import { speak } from "../words/start.js";

export function LanguageSwitch() {
  const { t, language } = useTranslation();
  const { ofError } = useExplain();
  const choose = (language: string) => {
    if (!isLanguage(language)) return;
    keepLanguage(language);
    speak(language).catch((error: Error) => notifications.show({ color: "red", message: ofError(error) }));
  };
  return (
    <NativeSelect
      label={t("account.language")}
      data={Object.entries(languages).map(([value, label]) => ({ value, label }))}
      value={language}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

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

export function AppearanceSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <NativeSelect
      label={t("account.theme")}
      data={(["light", "dark", "auto"] as const).map((value) => ({ value, label: t(`account.${value}`) }))}
      value={colorScheme}
      onChange={({ currentTarget: { value } }) => isMantineColorScheme(value) && setColorScheme(value)}
    />
  );
}
