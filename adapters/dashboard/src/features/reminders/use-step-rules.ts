import { useTranslation } from "../../words/use-translation.js";
import { problemOf, type StepValues } from "./step-values.js";

interface StepsForm {
  readonly reminder_steps: readonly StepValues[];
}

type Rule = (text: string, form: StepsForm, path: string) => string | null;

/** The rules of the steps of a form, each of one field. */
export function useStepRules(): { readonly days: Rule; readonly fee: { readonly amount: Rule }; readonly interest: Rule } {
  const { t } = useTranslation();
  const check =
    (name: Parameters<typeof problemOf>[0]) =>
    (_text: string, { reminder_steps: steps }: StepsForm, path: string): string | null => {
      const step = steps[Number(path.split(".")[1])];
      const problem = step && problemOf(name, step);
      return problem ? t(`problems.${problem}`) : null;
    };
  return { days: check("days"), fee: { amount: check("amount") }, interest: check("interest") };
}
