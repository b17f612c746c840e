import { Button, Group, Stack } from "@mantine/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

interface DisclosureProps {
  readonly label: string;
  /** The accessible name, if several such buttons are on the page. */
  readonly accessibleLabel?: string;
  readonly isOpenAtFirst?: boolean;
  /** Errors inside open it, since they must be visible. */
  readonly hasErrors: boolean;
  /** Buttons next to that button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that are seldom needed, behind a button. */
export function Disclosure({
  label,
  accessibleLabel = label,
  isOpenAtFirst = false,
  hasErrors,
  actions,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [hadErrors, setHadErrors] = useState(hasErrors);
  if (hasErrors !== hadErrors) {
    setHadErrors(hasErrors);
    if (hasErrors) setOpen(true);
  }
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <Stack>
      <Group gap="xs">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon size={16} />}
          aria-label={accessibleLabel}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          me="auto"
        >
          {label}
        </Button>
        {actions}
      </Group>
      {isOpen && children}
    </Stack>
  );
}
