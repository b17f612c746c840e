import { Paper, Text } from "@mantine/core";
import type { ReactNode } from "react";

interface FigureProps {
  readonly label: string;
  /** What the figure comes to otherwise. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** One figure under its name. */
export function Figure({ label, below, children }: FigureProps) {
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={650} size="xl">
        {children}
      </Text>
      {below}
    </Paper>
  );
}
