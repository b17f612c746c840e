import { Button, Group, Radio, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { useSubmission } from "../../elements/use-submission.js";
import { Instant } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import { lengths } from "./delivery-filter.js";
import { MomentField } from "./moment-field.js";
import type { Webhook } from "./webhook-queries.js";
import { readLocal } from "./zoned-time.js";
import { FormModal } from "../../elements/form-dialog.js";

const presets = ["failing", "hour", "day", "week", "time"] as const;

interface RecoverValues {
  readonly preset: string;
  /** A local date and time. */
  readonly since: string;
}

interface RecoverDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Resends failed deliveries since a time, and reports their number. */
export default function RecoverDialog({ webhook, onClose }: RecoverDialogProps) {
  const { t } = useTranslation("webhooks");
  const [count, setCount] = useState<number | null>(null);
  return (
    <FormModal onClose={onClose} title={t("recover.title")} centered>
      {count === null ? (
        <RecoverForm webhook={webhook} onDone={setCount} onClose={onClose} />
      ) : (
        <Stack>
          <Text role="status">{t("recover.done", { count })}</Text>
          <Group justify="flex-end">
            <Button onClick={onClose} data-autofocus>
              {t("shell:form.close")}
            </Button>
          </Group>
        </Stack>
      )}
    </FormModal>
  );
}

function RecoverForm({ webhook, onDone, onClose }: RecoverDialogProps & { readonly onDone: (count: number) => void }) {
  const { t } = useTranslation("webhooks");
  const { time_zone: timeZone } = useSession().workspace;
  const failingSince = webhook.failing_since;
  const form = useForm<RecoverValues>({
    initialValues: { preset: failingSince === null ? "day" : "failing", since: "" },
    validate: {
      since: (since, { preset }) =>
        preset === "time" && readLocal(since, timeZone) === undefined ? t("shell:problems.required") : null,
    },
  });
  const send = async (values: RecoverValues): Promise<number> => {
    const body = { since: sinceOf(values, failingSince, timeZone) };
    return (await answered(api.POST("/webhooks/{id}/recover", { params: { path: { id: webhook.id } }, body }))).count;
  };
  const submission = useSubmission({ form, send, changes: keys.deliveries.all, onDone });
  const choices = presets.filter((preset) => preset !== "failing" || failingSince !== null);
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <Text size="sm">{t("recover.text")}</Text>
        <Radio.Group label={t("recover.since")} {...form.getInputProps("preset")}>
          <Stack gap="xs" mt="xs">
            {choices.map((preset) => (
              <Radio
                key={preset}
                value={preset}
                label={t(`recover.${preset}`)}
                {...(preset === "failing" && failingSince !== null ? { description: <Instant at={failingSince} /> } : {})}
              />
            ))}
          </Stack>
        </Radio.Group>
        {form.values.preset === "time" && (
          <MomentField label={`${t("recover.moment")} (${timeZone})`} required {...form.getInputProps("since")} />
        )}
        <FormButtons submission={submission} onCancel={onClose} label={t("recover.do")} />
      </Stack>
    </form>
  );
}

/** Before the last success: the first failed delivery can be half an hour older, the time of its retries. Successful deliveries are not sent again. */
const MARGIN_MS = lengths.hour;

function sinceOf({ preset, since }: RecoverValues, failingSince: string | null, timeZone: string): string {
  if (preset === "failing" && failingSince !== null) return new Date(Date.parse(failingSince) - MARGIN_MS).toISOString();
  if (preset === "hour" || preset === "day" || preset === "week") return new Date(Date.now() - lengths[preset]).toISOString();
  const at = readLocal(since, timeZone);
  if (at === undefined) throw new RangeError("The time has been checked before.");
  return at;
}
