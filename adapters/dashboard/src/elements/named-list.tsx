import { ActionIcon, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from "react";
import { useTranslation } from "../words/use-translation.js";
import { FormModal } from "./form-dialog.js";
import { useUndoOffer } from "./offer-undo.js";

interface Named {
  readonly name: string;
}

interface NamedListProps<Item extends Named> {
  readonly title: string;
  /** What the items are, and where they are stored. */
  readonly hint: string;
  readonly items: readonly Item[];
  /** Changes the items as they are at the time, which may be after others have changed. */
  readonly onItems: (change: (before: readonly Item[]) => readonly Item[]) => void;
  /** The item that a new name would store. Undefined if there is nothing to store. */
  readonly made: Omit<Item, "name"> | undefined;
  /** The label of the field for a new name. */
  readonly nameLabel: string;
  /** Opens or applies the item. */
  readonly buttonOf: (item: Item) => ReactNode;
  readonly onClose: () => void;
}

const MOST_LETTERS = 60;

/** Stores something under a name, and lists what is stored: to use, rename or delete. A name that exists is replaced. */
export function NamedList<Item extends Named>(props: NamedListProps<Item>) {
  const { title, hint, items, onItems, onClose } = props;
  const { t } = useTranslation();
  const offerUndo = useUndoOffer();
  const [renamed, setRenamed] = useState<string | null>(null);
  // Takes the focus of buttons and fields that disappear.
  const field = useRef<HTMLInputElement>(null);
  const stopRenaming = () => {
    setRenamed(null);
    field.current?.focus();
  };
  const rename = (item: Item, name: string) => {
    onItems((before) =>
      before.filter((one) => one.name !== name).map((one) => (one.name === item.name ? { ...one, name } : one)),
    );
    stopRenaming();
  };
  const remove = (item: Item) => {
    onItems((before) => before.filter(({ name }) => name !== item.name));
    field.current?.focus();
    offerUndo({
      message: t("named.deleted", { name: item.name }),
      undo: () => onItems((before) => [...before.filter(({ name }) => name !== item.name), item]),
    });
  };
  return (
    <FormModal title={title} onClose={onClose} centered>
      <Stack>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
        {items.map((item) =>
          item.name === renamed ? (
            <NameForm
              key={item.name}
              label={t("named.newName")}
              initial={item.name}
              isKnown={(name) => name !== item.name && items.some((one) => one.name === name)}
              onName={(name) => (name === item.name ? stopRenaming() : rename(item, name))}
            />
          ) : (
            <Group key={item.name} justify="space-between" wrap="nowrap">
              <Text style={{ overflowWrap: "anywhere" }}>{item.name}</Text>
              <Group gap={4} wrap="nowrap">
                {props.buttonOf(item)}
                <IconAction label={t("named.rename", { name: item.name })} onClick={() => setRenamed(item.name)}>
                  <IconPencil size={16} />
                </IconAction>
                <IconAction label={t("named.delete", { name: item.name })} onClick={() => remove(item)}>
                  <IconTrash size={16} />
                </IconAction>
              </Group>
            </Group>
          ),
        )}
        <SaveForm {...props} field={field} />
      </Stack>
    </FormModal>
  );
}

interface SaveFormProps<Item extends Named> extends NamedListProps<Item> {
  readonly field: Ref<HTMLInputElement>;
}

function SaveForm<Item extends Named>({ items, onItems, made, nameLabel, field }: SaveFormProps<Item>) {
  const save = (name: string) => {
    if (made === undefined) return;
    const item = { ...made, name } as Item;
    onItems((before) =>
      before.some((one) => one.name === name) ? before.map((one) => (one.name === name ? item : one)) : [...before, item],
    );
  };
  return (
    <NameForm
      field={field}
      label={nameLabel}
      initial=""
      isDisabled={made === undefined}
      isKnown={(name) => items.some((one) => one.name === name)}
      onName={save}
    />
  );
}

interface NameFormProps {
  readonly field?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly initial: string;
  readonly isDisabled?: boolean;
  /** Whether the name exists, so that it would be replaced. */
  readonly isKnown: (name: string) => boolean;
  readonly onName: (name: string) => void;
}

function NameForm({ field = null, label, initial, isDisabled = false, isKnown, onName }: NameFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onName(name.trim());
    setName("");
  };
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" wrap="nowrap">
        <TextInput
          ref={field}
          flex={1}
          label={label}
          maxLength={MOST_LETTERS}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
          autoFocus={initial !== ""}
          {...(initial === "" ? { "data-autofocus": true } : {})}
        />
        <Button type="submit" disabled={isDisabled || name.trim() === ""}>
          {t(isKnown(name.trim()) ? "named.replace" : "form.save")}
        </Button>
      </Group>
    </form>
  );
}

interface IconActionProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function IconAction({ label, onClick, children }: IconActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} title={label} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}
