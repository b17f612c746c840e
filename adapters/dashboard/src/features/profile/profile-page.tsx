import { Paper, SimpleGrid, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Page } from "../../elements/page.js";
import { AppearanceSwitch, LanguageSwitch } from "../../shell/switches.js";
import { Browsers } from "./browsers.js";
import { ProfileForm } from "./profile-form.js";

/** The user's profile, preferences, and sessions. */
export default function ProfilePage() {
  const { t } = useTranslation("profile");
  return (
    <Page title={t("title")}>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Part title={t("you")}>
          <ProfileForm />
        </Part>
        <Part title={t("thisBrowser")}>
          <LanguageSwitch />
          <AppearanceSwitch />
        </Part>
      </SimpleGrid>
      <Browsers />
    </Page>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Paper withBorder p="md" component="section">
      <Stack>
        <Title order={2} size="h4">
          {title}
        </Title>
        {children}
      </Stack>
    </Paper>
  );
}
