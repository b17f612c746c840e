import { useExplain } from "../../elements/explain.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Recurring } from "./recurring.js";

/** Returns why the invoice of a date could not be created: in the user's language if the code is known, else in the service's words. */
export function useReason(): (failure: NonNullable<Recurring["failure"]>) => string {
  const { find } = useTranslation("recurring-invoices");
  const { ofCode } = useExplain();
  return ({ code, message }) => find(`problems.${code}`) ?? ofCode(code, message);
}
