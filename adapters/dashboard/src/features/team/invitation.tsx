import { NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useTranslation } from "../../words/use-translation.js";
import { MAX_EMAIL_LENGTH } from "../../../../../core/kernel/text.js";
import { nameLimits } from "../../../../../core/kernel/text.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";
import { InvitationLink } from "./invitation-link.js";
import { type Invited, roleOf, rolesToGive } from "./people.js";
import { FormModal } from "../../elements/form-dialog.js";
import { UnsentMail, useSendsMail } from "../../elements/unsent-mail.js";
import { EmailInput } from "../../elements/email-input.js";

interface InvitationValues {
  readonly email: string;
  readonly name: string;
  readonly role: string;
}

function invite({ email, name, role }: InvitationValues): Promise<Invited> {
  const body = { email: email.trim(), ...(name.trim() === "" ? {} : { name: name.trim() }), role: roleOf(role) };
  return answered(api.POST("/users", { body }));
}

interface InvitationProps {
  readonly onClose: () => void;
}

/** Invites a person by email. */
export default function Invitation({ onClose }: InvitationProps) {
  const { t } = useTranslation("team");
  return (
    <FormModal onClose={onClose} title={t("invite")}>
      <InvitationForm onClose={onClose} />
    </FormModal>
  );
}

function InvitationForm({ onClose }: InvitationProps) {
  const { t } = useTranslation("team");
  const { me } = useSession();
  const form = useForm<InvitationValues>({
    initialValues: { email: "", name: "", role: "member" },
    validate: { email: (email) => (email.trim() === "" ? t("shell:problems.required") : null) },
  });
  const sendsMail = useSendsMail();
  const [invited, setInvited] = useState<Invited | null>(null);
  const onDone = (person: Invited) => {
    if (person.invitation_token !== null) return setInvited(person);
    notifications.show({ message: t("invited", { email: person.email ?? "" }) });
    onClose();
  };
  const submission = useSubmission({ form, send: invite, changes: keys.users.all, onDone });
  if (invited) return <InvitationLink email={invited.email ?? ""} token={invited.invitation_token ?? ""} onClose={onClose} />;
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <UnsentMail />
        <EmailInput label={t("email")} required maxLength={MAX_EMAIL_LENGTH} data-autofocus {...form.getInputProps("email")} />
        <TextInput label={t("name")} description={t("nameHint")} maxLength={nameLimits.max} {...form.getInputProps("name")} />
        <NativeSelect
          label={t("role")}
          description={t(`does.${roleOf(form.values.role)}`)}
          data={rolesToGive(me).map((value) => ({ value, label: t(`shell:roles.${value}`) }))}
          {...form.getInputProps("role")}
        />
        <FormButtons submission={submission} onCancel={onClose} label={t(sendsMail ? "sendInvitation" : "createInvitation")} />
      </Stack>
    </form>
  );
}
