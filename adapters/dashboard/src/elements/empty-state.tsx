import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

/** Replaces an empty list: says what it is for and what to do first. */
export function EmptyState({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return (
    <Stack align="center" py={64} gap="md">
      <Text c="dimmed" ta="center" maw={480}>
        {text}
      </Text>
      {action}
    </Stack>
  );
}
