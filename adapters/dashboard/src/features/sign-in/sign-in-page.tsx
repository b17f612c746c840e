import { useTranslation } from "../../words/use-translation.js";
import { useLinkToken } from "../../api/link-token.js";
import { OpenPage } from "../../shell/open-page.js";
import { LinkForm } from "./link-form.js";
import { TokenButton } from "./token-button.js";

/** With a link's token, shows a button that redeems it. Without one, shows a form to request a link. */
export default function SignInPage() {
  const { t } = useTranslation("sign-in");
  const token = useLinkToken();
  return <OpenPage title={t("title")}>{token === null ? <LinkForm /> : <TokenButton token={token} />}</OpenPage>;
}
