import { useTranslation } from "../words/use-translation.js";
import { StintProblem, StintUnreachable } from "../../../../client/index.js";
import { fieldMessages } from "./field-messages.js";
import { LinkError } from "../api/problem.js";

/** The error message in the user's language, or the service's own message if there is no translation. */
export function useExplain() {
  const { t, find } = useTranslation();
  const ofCode = (code: string, message: string): string => find(`problems.${code}`) ?? message;
  /** `areShown`: whether errors of fields are shown at their fields too. */
  const ofError = (error: Error, areShown = false): string => {
    if (error instanceof StintUnreachable && error.reason !== "foreign") return t("failure.unreachable");
    if (error instanceof LinkError) return t("failure.link");
    if (!(error instanceof StintProblem)) return error.message;
    return error.errors.length === 0 || (areShown && error.errors.length > 1)
      ? ofCode(error.code, error.detail)
      : fieldMessages(error, ofCode);
  };
  return { ofCode, ofError };
}
