import { Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { nameLimits } from "../../../../../core/kernel/text.js";
import { changedFields } from "../../api/changed-fields.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import type { Me } from "../../api/me.js";
import { TimeZoneSelect } from "../../elements/code-selects.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { restartForm } from "../../elements/restart-form.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";

interface ProfileValues {
  readonly name: string;
  /** "" for the workspace's. */
  readonly time_zone: string;
}

function valuesOf({ name, time_zone }: Me): ProfileValues {
  return { name, time_zone: time_zone ?? "" };
}

function bodyOf({ name, time_zone }: ProfileValues) {
  return { name: name.trim(), time_zone: time_zone.trim() || null };
}

/** The user's name and time zone. The email address can't be changed, since it is used to sign in. */
export function ProfileForm() {
  const { t } = useTranslation("profile");
  const { me, workspace } = useSession();
  const [base, setBase] = useState(me);
  const form = useForm<ProfileValues>({
    initialValues: valuesOf(base),
    validate: { name: (name) => (name.trim() === "" ? t("shell:problems.required") : null) },
  });
  const send = ({ name, time_zone }: ProfileValues): Promise<Me> => {
    const body = changedFields(bodyOf(form.getInitialValues()), bodyOf({ name, time_zone }));
    const header = base.version === undefined ? {} : ifUnchanged({ version: base.version });
    return answered(api.PATCH("/me", { params: { header }, body }));
  };
  const startFrom = (begun: Me, sent?: ProfileValues) => {
    setBase(begun);
    restartForm(form, valuesOf(begun), sent);
  };
  const onDone = (saved: Me, sent: ProfileValues) => {
    startFrom(saved, sent);
    notifications.show({ message: t("saved") });
  };
  const submission = useSubmission({ form, send, changes: keys.me, onDone });
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <TextInput label={t("name")} required maxLength={nameLimits.max} {...form.getInputProps("name")} />
        <TextInput label={t("email")} value={me.email ?? ""} readOnly description={t("emailHint")} />
        <TimeZoneSelect
          label={t("timeZone")}
          none={t("ofWorkspace", { timeZone: workspace.time_zone })}
          {...form.getInputProps("time_zone")}
        />
        <FormButtons submission={submission} onCancel={() => startFrom(me)} />
      </Stack>
    </form>
  );
}
