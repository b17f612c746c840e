import { Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Page } from "../../elements/page.js";
import { useMay } from "../../shell/session.js";
import { WorkspaceForm } from "./workspace-form.js";

/** The workspace settings, for roles that can read all of them. */
export default function WorkspacePage() {
  const { t } = useTranslation("workspace");
  const mayWrite = useMay("workspace:write");
  return (
    <Page title={t("title")}>
      {!mayWrite && <Text>{t("readOnly")}</Text>}
      <WorkspaceForm mayWrite={mayWrite} />
    </Page>
  );
}
