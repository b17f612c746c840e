import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";
import { useReturnFocus } from "../elements/use-return-focus.js";
import { useHeldEscape } from "./held-escape.js";

/** Asks before unsaved changes are discarded. */
export function DiscardDialog({ onAnswer }: { readonly onAnswer: (isAgreed: boolean) => void }) {
  useReturnFocus();
  const keep = () => onAnswer(false);
  // Escape would reach the dialog below as well.
  useHeldEscape(keep);
  const { t } = useTranslation();
  return (
    <Modal opened onClose={keep} title={t("discard.title")} closeButtonProps={{ "aria-label": t("form.close") }} centered>
      <Stack>
        <Text>{t("discard.text")}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={keep} data-autofocus>
            {t("discard.keep")}
          </Button>
          <Button color="red" onClick={() => onAnswer(true)}>
            {t("discard.discard")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
