import { ActionIcon, type ActionIconProps } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import type { Ref } from "react";
import { useTranslation } from "../words/use-translation.js";

interface MenuButtonProps extends ActionIconProps {
  readonly name: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick?: () => void;
}

/** Opens the menu with the actions for what is named. */
export function MenuButton({ name, ...button }: MenuButtonProps) {
  const { t } = useTranslation();
  const label = t("actionsFor", { name });
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-haspopup="menu" aria-label={label} title={label} {...button}>
      <IconDots size={18} />
    </ActionIcon>
  );
}
