import { Card, Group, SimpleGrid, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { Page } from "../../elements/page.js";
import { useSections } from "../../shell/sections.js";
import { useSession } from "../../shell/session.js";

/** The sections that one may use. */
export default function WelcomePage() {
  const { t } = useTranslation();
  const { me, workspace } = useSession();
  const sections = useSections();
  return (
    <Page title={t("welcome.title", { name: me.name })}>
      <Text>{t("welcome.text", { workspace: workspace.name })}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
        {sections
          .filter(({ path }) => path !== paths.welcome)
          .map(({ path, label, icon: Icon }) => (
            <Card key={path} component={Link} to={path} withBorder>
              <Group wrap="nowrap">
                <Icon size={24} stroke={1.7} />
                <Text fw={600}>{t(`navigation.${label}`)}</Text>
              </Group>
            </Card>
          ))}
      </SimpleGrid>
    </Page>
  );
}
