import { useTranslation } from "react-i18next";
import { StintProblem, StintUnreachable } from "../../../../client/index.js";
import { LinkError } from "../api/problem.js";
import type { Namespaces } from "../words/namespaces.js";

type KnownCode = keyof Namespaces["shell"]["problems"];

/** The error message in the user's language, or the service's own message if there is no translation. */
export function useExplain() {
  const { t, i18n } = useTranslation();
  const isKnown = (code: string): code is KnownCode => i18n.exists(`problems.${code}`);
  const ofCode = (code: string, message: string): string => (isKnown(code) ? t(`problems.${code}`) : message);
  const ofError = (error: Error): string => {
    if (error instanceof StintUnreachable && error.reason !== "foreign") return t("failure.unreachable");
    if (error instanceof LinkError) return t("failure.link");
    if (error instanceof StintProblem) return ofCode(error.code, error.detail);
    return error.message;
  };
  return { ofCode, ofError };
}
