import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "../words/use-translation.js";
import { FailureNote } from "./failure.js";
import { useReturnFocus } from "./use-return-focus.js";

interface ConfirmDialogProps {
  readonly title: string;
  /** The label of the confirming button. */
  readonly label: string;
  /** The consequence of the action. */
  readonly text: string;
  readonly color: string;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function ConfirmDialog({ title, label, text, color, onConfirm, onClose }: ConfirmDialogProps) {
  useReturnFocus();
  const { t } = useTranslation();
  // Read when the dialog closes: `isPending` is still false between the click and the next render.
  const pending = useRef(false);
  const action = useMutation({
    mutationFn: () => {
      pending.current = true;
      return onConfirm();
    },
    onSettled: () => (pending.current = false),
    onSuccess: onClose,
  });
  // The dialog stays open until the outcome is known.
  const leave = () => pending.current || onClose();
  return (
    <Modal opened onClose={leave} title={title} closeButtonProps={{ "aria-label": t("form.close") }} centered>
      <Stack>
        <Text>{text}</Text>
        {action.error && <FailureNote error={action.error} />}
        <Group justify="flex-end">
          <Button variant="default" disabled={action.isPending} onClick={leave}>
            {t("form.cancel")}
          </Button>
          <Button color={color} loading={action.isPending} onClick={() => action.mutate()}>
            {label}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
