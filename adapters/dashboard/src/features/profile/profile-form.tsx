import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useTranslation } from "react-i18next";
import { changedFields } from "../../api/changed-fields.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import type { Me } from "../../api/me.js";
import { FailureNote } from "../../elements/failure.js";
import { TimeZoneField } from "../../elements/time-zone-field.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";

interface ProfileValues {
  readonly name: string;
  /** "" for the workspace's. */
  readonly time_zone: string;
}

function bodyOf({ name, time_zone }: ProfileValues) {
  return { name: name.trim(), time_zone: time_zone.trim() || null };
}

/** One's own name and time zone. The e-mail address is what one signs in by, and stays. */
export function ProfileForm() {
  const { t } = useTranslation(["profile", "shell"]);
  const { me, workspace } = useSession();
  const form = useForm<ProfileValues>({
    initialValues: { name: me.name, time_zone: me.time_zone ?? "" },
    validate: { name: (name) => (name.trim() === "" ? t("shell:problems.required") : null) },
  });
  const send = ({ name, time_zone }: ProfileValues): Promise<Me> => {
    const body = changedFields(bodyOf(form.getInitialValues()), bodyOf({ name, time_zone }));
    return answered(api.PATCH("/me", { body }));
  };
  const onDone = ({ name, time_zone }: Me) => {
    form.setInitialValues({ name, time_zone: time_zone ?? "" });
    form.reset();
    notifications.show({ message: t("saved") });
  };
  const { onSubmit, isPending, failure } = useSubmission({ form, send, changes: keys.me, onDone });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <TextInput label={t("name")} required maxLength={200} {...form.getInputProps("name")} />
        <TextInput label={t("email")} value={me.email ?? ""} readOnly description={t("emailHint")} />
        <TimeZoneField
          label={t("timeZone")}
          placeholder={t("ofWorkspace", { timeZone: workspace.time_zone })}
          {...form.getInputProps("time_zone")}
        />
        {failure && <FailureNote {...failure} />}
        <Group>
          <Button type="submit" loading={isPending}>
            {t("shell:form.save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
