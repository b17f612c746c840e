import { useTranslation } from "../../words/use-translation.js";
import { FormModal } from "../../elements/form-dialog.js";
import { InvitationLink } from "./invitation-link.js";

interface RenewedInvitationProps {
  readonly email: string;
  readonly token: string;
  readonly onClose: () => void;
}

/** Shows the new link of an invitation. */
export default function RenewedInvitation(given: RenewedInvitationProps) {
  const { t } = useTranslation("team");
  return (
    <FormModal onClose={given.onClose} title={t("link")} size="lg">
      <InvitationLink {...given} />
    </FormModal>
  );
}
