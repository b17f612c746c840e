import { Drawer, Modal, type ModalProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../words/use-translation.js";
import { hasUnsaved, leave, UnsavedScope, useUnsavedScope } from "../loading/unsaved.js";
import { useReturnFocus } from "./use-return-focus.js";

interface FormDialogProps extends Pick<ModalProps, "size" | "centered" | "closeOnEscape" | "closeOnClickOutside"> {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a drawer. Asks before it closes with unsaved changes. */
export function FormDrawer({ children, ...given }: Omit<FormDialogProps, "centered">) {
  const { scope, dialog } = useFormDialog(given);
  return (
    <Drawer {...dialog} position="right">
      <UnsavedScope value={scope}>{children}</UnsavedScope>
    </Drawer>
  );
}

/** A short form in a dialog. Asks before it closes with unsaved changes. */
export function FormModal({ children, ...given }: FormDialogProps) {
  const { scope, dialog } = useFormDialog(given);
  return (
    <Modal {...dialog}>
      <UnsavedScope value={scope}>{children}</UnsavedScope>
    </Modal>
  );
}

function useFormDialog<Given extends Omit<FormDialogProps, "children">>(given: Given) {
  useReturnFocus();
  const { t } = useTranslation();
  const scope = useUnsavedScope();
  const onClose = () => leave(() => hasUnsaved(scope), given.onClose);
  return { scope, dialog: { ...given, opened: true, onClose, closeButtonProps: { "aria-label": t("form.close") } } };
}
