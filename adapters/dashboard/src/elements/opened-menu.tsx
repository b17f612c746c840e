import { createScopedKeydownHandler, Popover, UnstyledButton } from "@mantine/core";
import { type KeyboardEventHandler, useRef, useState } from "react";
import { useTranslation } from "../words/use-translation.js";
import { ConfirmDialog } from "./confirm-dialog.js";
import { MenuButton } from "./menu-button.js";
import classes from "./opened-menu.module.css";
import type { RowAction, RowMenuProps } from "./row-actions.js";

/** Mantine types it for buttons, but it reads only the place in the document. */
const moveByKeys = createScopedKeydownHandler({
  parentSelector: '[role="menu"]',
  siblingSelector: '[role="menuitem"]',
  activateOnFocus: false,
  loop: true,
  orientation: "vertical",
}) as KeyboardEventHandler<HTMLElement>;

function isGrave(action: RowAction): boolean {
  return "onConfirm" in action && action.color === undefined;
}

/** The menu, open at first, and the dialogs of its actions. Mantine's Menu would add 2 kB of code for submenus to every page. */
export default function OpenedMenu({ name, actions }: RowMenuProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const [asked, setAsked] = useState<string | null>(null);
  const dialog = actions.find(({ label }) => label === asked);
  const change = (opens: boolean) => {
    setOpen(opens);
    if (!opens) button.current?.focus();
  };
  const select = (action: RowAction) => {
    // The focus is on the button again before a dialog opens, since dialogs return it to where it was.
    change(false);
    if ("onSelect" in action) action.onSelect();
    else if ("onConfirm" in action) setAsked(action.label);
  };
  const item = (action: RowAction, index: number) => ({
    role: "menuitem",
    tabIndex: -1,
    "data-autofocus": index === 0 || undefined,
    className: `${classes["item"]} ${isGrave(action) ? classes["grave"] : ""}`,
    onKeyDown: moveByKeys,
    onClick: () => select(action),
    children: action.label,
  });
  return (
    <>
      <Popover position="bottom-end" withinPortal={false} withRoles={false} trapFocus opened={isOpen} onChange={change}>
        <Popover.Target>
          <MenuButton ref={button} name={name} aria-expanded={isOpen} onClick={() => change(!isOpen)} />
        </Popover.Target>
        <Popover.Dropdown p={4} role="menu" aria-label={t("actionsFor", { name })}>
          {actions.map((action, index) =>
            "href" in action ? (
              <UnstyledButton key={action.label} component="a" href={action.href} download {...item(action, index)} />
            ) : (
              <UnstyledButton key={action.label} {...item(action, index)} />
            ),
          )}
        </Popover.Dropdown>
      </Popover>
      {dialog && "onConfirm" in dialog && (
        <ConfirmDialog
          title={dialog.title}
          label={dialog.label}
          text={dialog.text}
          color={dialog.color ?? "red"}
          onConfirm={dialog.onConfirm}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
