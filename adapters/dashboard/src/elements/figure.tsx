import { Paper, Text } from "@mantine/core";
import type { ReactNode } from "react";

/** One figure under its name. */
export function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fw={650} size="xl">
        {children}
      </Text>
    </Paper>
  );
}
