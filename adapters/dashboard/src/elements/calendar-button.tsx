import { ActionIcon } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import type { Ref } from "react";
import { useTranslation } from "../words/use-translation.js";

interface CalendarButtonProps {
  readonly isOpen: boolean;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens the calendar of a date field. */
export function CalendarButton({ isOpen, ...button }: CalendarButtonProps) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={t("date.choose")}
      title={t("date.choose")}
      {...button}
    >
      <IconCalendar size={18} />
    </ActionIcon>
  );
}
