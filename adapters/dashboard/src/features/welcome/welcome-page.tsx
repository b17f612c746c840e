import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { Page } from "../../elements/page.js";
import { useSections } from "../../shell/sections.js";
import { useSession } from "../../shell/session.js";
import { Overview } from "./overview.js";
import { ZoneOffer } from "./zone-offer.js";

/** Key figures, and the sections that the user may open. */
export default function WelcomePage() {
  const { t } = useTranslation(["welcome", "shell"]);
  const { me, workspace } = useSession();
  const sections = useSections();
  return (
    <Page title={t("title", { name: me.name })}>
      <Text>{t("text", { workspace: workspace.name })}</Text>
      <Group component="nav" aria-label={t("sections")} gap="sm">
        {sections
          .filter(({ path }) => path !== paths.welcome)
          .map(({ path, label, icon: Icon }) => (
            <Button key={path} component={Link} to={path} variant="default" leftSection={<Icon size={18} stroke={1.7} />}>
              {t(`shell:navigation.${label}`)}
            </Button>
          ))}
      </Group>
      <ZoneOffer />
      <Overview />
    </Page>
  );
}
