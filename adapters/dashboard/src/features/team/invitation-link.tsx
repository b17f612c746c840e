import { useHref } from "react-router";
import { useTranslation } from "../../words/use-translation.js";
import { paths } from "../../../paths.js";
import { ShownOnce } from "../../elements/shown-once.js";

interface InvitationLinkProps {
  readonly email: string;
  readonly token: string;
  readonly onClose: () => void;
}

/** The link of an invitation that no mail brings to the invited person. */
export function InvitationLink({ email, token, onClose }: InvitationLinkProps) {
  const { t } = useTranslation("team");
  const link = new URL(`${useHref(paths.acceptInvitation)}#token=${token}`, window.location.origin).href;
  return <ShownOnce text={t("linkText", { email })} label={t("link")} value={link} onClose={onClose} />;
}
