import { Anchor, Stack, Text } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../paths.js";
import { Page } from "../elements/page.js";

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page title={t("notFound.title")}>
      <Stack align="flex-start">
        <Text>{t("notFound.text")}</Text>
        <Anchor component={Link} to={paths.welcome}>
          {t("notFound.home")}
        </Anchor>
      </Stack>
    </Page>
  );
}
