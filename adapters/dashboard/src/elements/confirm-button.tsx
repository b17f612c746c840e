import { Button, type ButtonProps } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { ConfirmDialog } from "./confirm-dialog.js";

interface ConfirmButtonProps extends Pick<ButtonProps, "color" | "variant" | "size"> {
  /** What is done, on the button and on the one that confirms it. */
  readonly label: string;
  /** Tells one of several such buttons from the others, for who cannot see what it stands beside. */
  readonly accessibleLabel?: string;
  /** What it would mean. */
  readonly text: string;
  readonly onConfirm: () => Promise<unknown>;
}

/** Asks before it does what cannot be undone. */
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
