import { Combobox, Group, Modal, Text, TextInput, useCombobox } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { useReturnFocus } from "../../elements/use-return-focus.js";
import { matching, type PaletteItem } from "./palette-items.js";
import classes from "./palette.module.css";
import { usePaletteGroups } from "./use-palette-groups.js";

/** Finds pages, clients, projects and invoices by name, and offers actions. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  useReturnFocus();
  const [text, setText] = useState("");
  const groups = matching(usePaletteGroups(text), text);
  const items = groups.flatMap((group) => group.items);
  const store = useCombobox({ opened: true, onOpenedChange: (isOpen) => isOpen || onClose() });
  const { selectFirstOption } = store;
  const first = items[0]?.id;
  useEffect(() => {
    // Each text can replace the element of the first option, which holds the selection.
    if (first !== undefined) selectFirstOption();
  }, [first, text, selectFirstOption]);
  const run = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    // After the focus has returned, since the item may move it.
    setTimeout(() => item.run());
  };
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size="lg"
      yOffset="12vh"
      attributes={{ content: { "aria-label": t("palette.label") } }}
    >
      <Combobox store={store} onOptionSubmit={(id) => run(items.find((item) => item.id === id))}>
        <Combobox.EventsTarget>
          <TextInput
            data-autofocus
            aria-label={t("palette.label")}
            placeholder={t("palette.placeholder")}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
            leftSection={<IconSearch size={18} />}
            classNames={{ input: classes["input"] ?? "" }}
            maxLength={200}
            size="lg"
            variant="unstyled"
            autoComplete="off"
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={classes["options"] ?? ""} aria-label={t("palette.results")}>
          {groups.map(({ label, items: some }) => (
            <Combobox.Group key={label} label={label}>
              {some.map((item) => (
                <Option key={item.id} item={item} />
              ))}
            </Combobox.Group>
          ))}
          {items.length === 0 && <Combobox.Empty>{t("palette.nothing")}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox>
    </Modal>
  );
}

function Option({ item: { id, name, beside, icon: Icon } }: { readonly item: PaletteItem }) {
  return (
    <Combobox.Option value={id} className={classes["option"] ?? ""}>
      <Group gap="sm" wrap="nowrap">
        <Icon size={18} stroke={1.7} />
        <Text span truncate>
          {name}
        </Text>
        {beside !== undefined && (
          <Text span size="sm" c="dimmed" truncate>
            {beside}
          </Text>
        )}
      </Group>
    </Combobox.Option>
  );
}
