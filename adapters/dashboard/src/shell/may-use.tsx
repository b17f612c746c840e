import { Text } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";
import { Outlet } from "react-router";
import { grantOf, type Permission } from "../../../../core/access/permissions.js";
import { Page } from "../elements/page.js";
import { useSession } from "./session.js";

/** The pages of a section, or an access-denied page. The service enforces permissions; this avoids a page of errors. */
export function MayUse({ permission }: { readonly permission: Permission | null }) {
  const { t } = useTranslation();
  const { me } = useSession();
  if (permission === null || grantOf(me.role, permission) !== "none") return <Outlet />;
  return (
    <Page title={t("forbidden.title")}>
      <Text>{t("forbidden.text")}</Text>
    </Page>
  );
}
