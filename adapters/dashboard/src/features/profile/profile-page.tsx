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
        <ProfileSection title={t("you")}>
          <ProfileForm />
        </ProfileSection>
        <ProfileSection title={t("thisBrowser")}>
          <LanguageSwitch />
          <AppearanceSwitch />
        </ProfileSection>
      </SimpleGrid>
      <Browsers />
    </Page>
  );
}

function ProfileSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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
