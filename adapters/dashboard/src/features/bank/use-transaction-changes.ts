import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { ifUnchanged, type Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { useExplain } from "../../elements/explain.js";
import { useTranslation } from "../../words/use-translation.js";
import { type BankTransaction, useBankChanged } from "./bank.js";

/** What can be done with a transaction. Everything is refetched in every case, since another import can change it too. */
export function useTransactionChanges(transaction: BankTransaction) {
  const { t } = useTranslation("bank");
  const { ofError } = useExplain();
  const changed = useBankChanged();
  const params = { path: { id: transaction.id }, header: ifUnchanged(transaction) };
  const onError = (error: Error) => void notifications.show({ color: "red", message: ofError(error) });
  const after = (message: string) => ({ onSuccess: () => void notifications.show({ message }), onError, onSettled: changed });
  const book = useMutation({
    mutationFn: (body: Schemas["BankTransactionBooking"]) => answered(api.POST("/bank-transactions/{id}/book", { params, body })),
    ...after(t("bookedNow")),
  });
  const ignore = useMutation({
    mutationFn: () => answered(api.POST("/bank-transactions/{id}/ignore", { params })),
    ...after(t("ignoredNow")),
  });
  const match = useMutation({
    mutationFn: () => answered(api.POST("/bank-transactions/{id}/match", { params })),
    ...after(t("matchedNow")),
  });
  const unbook = async () => {
    try {
      await answered(api.POST("/bank-transactions/{id}/unbook", { params }));
      notifications.show({ message: t("unbookedNow") });
    } finally {
      await changed();
    }
  };
  return { book, ignore, match, unbook };
}
