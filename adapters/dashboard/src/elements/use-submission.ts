import type { UseFormReturnType } from "@mantine/form";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "../words/use-translation.js";
import { isStatus } from "../api/problem.js";
import { useUnsaved } from "../loading/unsaved.js";
import { useExplain } from "./explain.js";
import { placeErrors } from "./field-errors.js";

interface SubmissionOptions<Values, Result> {
  readonly form: UseFormReturnType<Values>;
  readonly send: (values: Values) => Promise<Result>;
  /** The queries to refetch after success and after a conflict. */
  readonly changes: QueryKey;
  /** Called with what was sent. The form may have been changed since then. */
  readonly onDone: (result: Result, sent: Values) => void;
}

export interface Submission {
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  readonly isPending: boolean;
  /** Whether the form has unsaved changes. */
  isUnsaved(): boolean;
  /** Drops unsaved changes. Call it right before the form closes or resets. */
  giveUp(): void;
  /** The error that belongs to no single field, and what to do about it. */
  readonly failure: { readonly error: Error; readonly hint: string; readonly details?: readonly string[] } | null;
}

/** Submits a form. Errors appear at their fields, and the input is kept in every case. */
export function useSubmission<Values extends object, Result>(options: SubmissionOptions<Values, Result>): Submission {
  const { form, send, changes, onDone } = options;
  const { t } = useTranslation();
  const { ofCode } = useExplain();
  const client = useQueryClient();
  const [failure, setFailure] = useState<Submission["failure"]>(null);
  const { isUnsaved, giveUp, noteSaved } = useTyped(form);
  const mutation = useMutation({
    mutationFn: send,
    onMutate: () => setFailure(null),
    onSuccess: async (result, values) => {
      noteSaved(values);
      await client.invalidateQueries({ queryKey: changes });
      onDone(result, values);
    },
    onError: async (error) => {
      if (isStatus(error, 422)) {
        const { fields, rest } = placeErrors(error.errors, form.getValues());
        form.setErrors(Object.fromEntries([...fields].map(([path, { code, message }]) => [path, ofCode(code, message)])));
        const details = rest.map(({ pointer, code, message }) => `${pointer.slice(1)}: ${ofCode(code, message)}`);
        setFailure({ error, hint: t("form.invalid"), details });
      } else if (isStatus(error, 409, 412)) {
        setFailure({ error, hint: t(error.status === 412 ? "form.changed" : "form.unsaved") });
        await client.invalidateQueries({ queryKey: changes });
      } else setFailure({ error, hint: t("form.unsaved") });
    },
  });
  const { isPending, mutate } = mutation;
  const onSubmit = form.onSubmit((values) => {
    if (!isPending) mutate(values);
  });
  return { onSubmit, isPending, isUnsaved, giveUp, failure };
}

/** Tracks whether the form has unsaved changes. */
function useTyped<Values extends object>(form: UseFormReturnType<Values>) {
  const saved = useRef("");
  const isGivenUp = useRef(false);
  useEffect(() => {
    isGivenUp.current = false;
  });
  const isUnsaved = () => {
    const typed = JSON.stringify(form.getValues());
    return !isGivenUp.current && typed !== saved.current && typed !== JSON.stringify(form.getInitialValues());
  };
  useUnsaved(isUnsaved);
  return {
    isUnsaved,
    giveUp: () => void (isGivenUp.current = true),
    noteSaved: (values: Values) => void (saved.current = JSON.stringify(values)),
  };
}
