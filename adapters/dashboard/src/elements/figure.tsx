import { Paper, Text } from "@mantine/core";
import type { ReactNode } from "react";

interface FigureProps {
  readonly label: string;
  /** An additional value of the figure. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** One figure with its label. */
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
