import { useTranslation } from "../../words/use-translation.js";
import { Page } from "../../elements/page.js";
import { useSession } from "../../shell/session.js";
import { Overview } from "./overview.js";
import { StartList } from "./start-list.js";
import { ZoneOffer } from "./zone-offer.js";

/** The user's week and what needs attention; in a new workspace, the steps to the first invoice. */
export default function WelcomePage() {
  const { t } = useTranslation("welcome");
  const { me } = useSession();
  return (
    <Page title={t("title", { name: me.name })}>
      <ZoneOffer />
      <StartList />
      <Overview />
    </Page>
  );
}
