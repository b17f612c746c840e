import { isMantineColorScheme, NativeSelect, useMantineColorScheme } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useTranslation } from "../words/use-translation.js";
import { useExplain } from "../elements/explain.js";
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
