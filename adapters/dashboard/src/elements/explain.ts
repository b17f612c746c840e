import { useTranslation } from "../words/use-translation.js";
import { StintProblem, StintUnreachable } from "../../../../client/index.js";
import { LinkError } from "../api/problem.js";

/** The error message in the user's language, or the service's own message if there is no translation. */
export function useExplain() {
  const { t, find } = useTranslation();
  const ofCode = (code: string, message: string): string => find(`problems.${code}`) ?? message;
  const ofError = (error: Error): string => {
    if (error instanceof StintUnreachable && error.reason !== "foreign") return t("failure.unreachable");
    if (error instanceof LinkError) return t("failure.link");
    if (!(error instanceof StintProblem)) return error.message;
    const [only, ...others] = error.errors;
    return only && others.length === 0 ? ofCode(only.code, only.message) : ofCode(error.code, error.detail);
  };
  return { ofCode, ofError };
}
