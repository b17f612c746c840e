import { Group, Paper, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface PanelProps {
  readonly title: string;
  /** Links or buttons next to the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page, with its heading. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mb="sm" mih={30}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {aside}
      </Group>
      {children}
    </Paper>
  );
}
