import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { afterDeletion, orReadAgain } from "../../api/deletion.js";
import { useTranslation } from "../../words/use-translation.js";
import { type Recurring, recurringKeys, recurringPath, useRecurringChanged } from "./recurring.js";
import { explained, useRecurringFailure, useRecurringProblem } from "./use-recurring-errors.js";

/** What can be done with a recurring invoice. Everything is refetched in every case, since the service works on it too. */
export function useRecurringChanges(recurring: Recurring) {
  const { t } = useTranslation("recurring-invoices");
  const messageOf = useRecurringFailure();
  const explain = useRecurringProblem();
  const changed = useRecurringChanged();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const params = { path: { id: recurring.id }, header: ifUnchanged(recurring) };
  const isActive = recurring.status === "active";
  const onError = (error: Error) => void notifications.show({ color: "red", message: messageOf(error) });
  const bill = useMutation({
    mutationFn: () => answered(api.POST("/recurring-invoices/{id}/bill", { params })),
    onSuccess: () => void notifications.show({ message: t("billed") }),
    onError,
    onSettled: changed,
  });
  const pause = useMutation({
    mutationFn: () =>
      answered(api.PATCH("/recurring-invoices/{id}", { params, body: { status: isActive ? "paused" : "active" } })),
    onSuccess: () => void notifications.show({ message: t(isActive ? "paused" : "resumed") }),
    onError,
    onSettled: changed,
  });
  return {
    bill,
    pause,
    skip: async () => {
      try {
        await explained(answered(api.POST("/recurring-invoices/{id}/skip", { params })), explain);
        notifications.show({ message: t("skipped") });
      } finally {
        await changed();
      }
    },
    remove: async () => {
      await orReadAgain(queries, recurringKeys.all, api.DELETE("/recurring-invoices/{id}", { params }));
      void navigate(recurringPath);
      await afterDeletion(queries, recurringKeys, recurring.id);
    },
  };
}
