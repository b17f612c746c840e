import { Box, Center, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { LanguageSwitch } from "./switches.js";

/** The layout of public pages. */
export function OpenPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Center component="main" mih="100vh" p="md">
      <title>{`${title} · Stint`}</title>
      <Box w="100%" maw={420}>
        <Text fw={700} size="xl" ta="center" mb="md">
          Stint
        </Text>
        <Paper withBorder p="xl">
          <Stack>
            <Title order={1} size="h3">
              {title}
            </Title>
            {children}
          </Stack>
        </Paper>
        <Box mt="md">
          <LanguageSwitch />
        </Box>
      </Box>
    </Center>
  );
}
