import { Menu } from "@mantine/core";
import { type ComponentType, type ReactElement, useId } from "react";

export interface MenuAction {
  readonly label: string;
  readonly icon?: ComponentType<{ readonly size?: number }>;
  readonly isDangerous?: boolean;
  readonly onClick: () => void;
}

interface OpenedMenuProps {
  readonly actions: readonly MenuAction[];
  readonly target: ReactElement;
}

/** A menu that is open at first. Closing it returns the focus to its button, which has the id of the menu. */
export default function OpenedMenu({ actions, target }: OpenedMenuProps) {
  const id = useId();
  return (
    <Menu
      id={id}
      defaultOpened
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      position="bottom-start"
      onClose={() => document.getElementById(id)?.focus()}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown ta="start">
        {actions.map(({ label, icon: Icon, isDangerous = false, onClick }, index) => (
          <Menu.Item
            key={label}
            data-autofocus={index === 0 || undefined}
            leftSection={Icon && <Icon size={16} />}
            {...(isDangerous ? { c: "var(--mantine-color-error)" } : {})}
            onClick={onClick}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
