import { Button, Container, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";

/** Replaces a page that failed to render, or whose files were removed by an upgrade. */
export function BrokenPage() {
  const { t } = useTranslation();
  return (
    <Container size="sm" py="xl">
      <title>{`${t("broken.title")} · Stint`}</title>
      <Stack align="flex-start" role="alert">
        <Title order={1} size="h2">
          {t("broken.title")}
        </Title>
        <Text>{t("broken.text")}</Text>
        <Button onClick={() => location.reload()}>{t("broken.reload")}</Button>
      </Stack>
    </Container>
  );
}
