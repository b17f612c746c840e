import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "../words/use-translation.js";
import { useExplain } from "./explain.js";

const OFFERED_MS = 10_000;

export interface Offer {
  /** What was done. */
  readonly message: string;
  readonly undo: () => unknown;
}

/** Returns a function that reports an action and offers to undo it for a short time, and again if that fails. */
export function useUndoOffer(onUndone: () => unknown = () => undefined): (offer: Offer) => void {
  const { t } = useTranslation();
  const { ofError } = useExplain();
  const { mutate } = useMutation({
    mutationFn: async ({ undo }: Offer) => undo(),
    onError: (error, offer) => {
      notifications.show({ color: "red", message: ofError(error) });
      show(offer);
    },
    onSettled: onUndone,
  });
  const show = (offer: Offer) => {
    const id = crypto.randomUUID();
    const undo = () => {
      notifications.hide(id);
      mutate(offer);
    };
    notifications.show({
      id,
      autoClose: OFFERED_MS,
      message: (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">{offer.message}</Text>
          <Button flex="none" size="compact-sm" variant="default" onClick={undo}>
            {t("undo")}
          </Button>
        </Group>
      ),
    });
  };
  return show;
}
