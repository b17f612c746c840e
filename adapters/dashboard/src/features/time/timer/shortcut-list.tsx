import { Kbd, Modal, Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "../../../elements/use-return-focus.js";

const shortcuts = [
  ["n", "n"],
  ["s", "s"],
  ["/", "search"],
  ["?", "help"],
] as const;

/** The keyboard shortcuts. */
export default function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { t } = useTranslation(["time", "shell"]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("shortcuts.title")}
      closeButtonProps={{ "aria-label": t("shell:form.close") }}
      centered
    >
      <Table>
        <Table.Tbody>
          {shortcuts.map(([key, does]) => (
            <Table.Tr key={key}>
              <Table.Td>
                <Kbd>{key}</Kbd>
              </Table.Td>
              <Table.Td>{t(`shortcuts.${does}`)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
