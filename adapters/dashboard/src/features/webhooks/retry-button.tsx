import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconRefresh } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { useExplain } from "../../elements/explain.js";
import type { Delivery } from "./webhook-queries.js";

/** Sends the delivery now. A completed delivery gets a new round of attempts. */
export function RetryButton({ delivery: { id } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation("webhooks");
  const { ofError } = useExplain();
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => answered(api.POST("/webhook-deliveries/{id}/retry", { params: { path: { id } } })),
    onSuccess: () => notifications.show({ message: t("retry.asked") }),
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.deliveries.all }),
  });
  return (
    <Button leftSection={<IconRefresh size={18} />} loading={retry.isPending} onClick={() => retry.mutate()}>
      {t("retry.do")}
    </Button>
  );
}
