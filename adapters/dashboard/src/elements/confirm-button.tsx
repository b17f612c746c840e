import { Button, type ButtonProps } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ConfirmDialog } from "./confirm-dialog.js";

interface ConfirmButtonProps extends Pick<ButtonProps, "color" | "variant" | "size"> {
  /** The label of the button and of the confirming button. */
  readonly label: string;
  /** The accessible name, if several such buttons are on the page. */
  readonly accessibleLabel?: string;
  /** The consequence of the action. */
  readonly text: string;
  readonly onConfirm: () => Promise<unknown>;
}

/** Asks for confirmation before an action that can't be undone. */
export function ConfirmButton({ label, accessibleLabel = label, text, onConfirm, color = "red", ...look }: ConfirmButtonProps) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button color={color} variant="default" {...look} aria-label={accessibleLabel} onClick={open}>
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog title={accessibleLabel} label={label} text={text} color={color} onConfirm={onConfirm} onClose={close} />
      )}
    </>
  );
}
