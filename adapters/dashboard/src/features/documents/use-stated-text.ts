import { formatDecimal } from "../../elements/amounts.js";
import { useDayText } from "../../elements/values.js";
import { useLocale } from "../../words/locale.js";
import { useTranslation } from "../../words/use-translation.js";
import { isDay, isNumber, type ShowText } from "./stated.js";

/** The most decimals that browsers show. */
const MAX_DECIMALS = 20;

/** Shows texts of documents: days and numbers as the user writes them, with all decimals, and everything else as it is. */
export function useStatedText(): ShowText {
  const { find } = useTranslation("documents");
  const [day, locale] = [useDayText(), useLocale()];
  return (name, text) => {
    if (name === "rate" || name === "percent") return `${numberText(text, locale)} %`;
    if (isNumber(name)) return numberText(text, locale);
    if (isDay(text)) return day(text);
    const type = name === "type_code" ? find(`types.${text}`) : undefined;
    return type === undefined ? text : `${type} (${text})`;
  };
}

function numberText(text: string, locale: string): string {
  const decimals = text.split(".")[1]?.length ?? 0;
  if (decimals > MAX_DECIMALS) return text;
  return formatDecimal(text, locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** The labels of fields. A field without one has its name. */
export function useFieldLabel(): (name: string) => string {
  const { find } = useTranslation("documents");
  return (name) => find(`fields.${name}`) ?? name;
}
