import { Checkbox, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "../../words/use-translation.js";
import { EVERY_EVENT, subscribableTypes, webhookLimits } from "../../../../../core/webhooks/webhook.js";
import { eventTypes } from "../../../../../core/events/domain-event.js";
import { changedFields } from "../../api/changed-fields.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";
import { eventWords } from "./event-words.js";
import { MomentField } from "./moment-field.js";
import { urlProblem, urlRemark } from "./url-problem.js";
import type { Webhook } from "./webhook-queries.js";
import { readLocal } from "./zoned-time.js";

/** The form's fields, by the names that API errors use. */
interface WebhookValues {
  readonly url: string;
  readonly description: string;
  readonly events: string[];
  /** A local date and time. */
  readonly backfill_from: string;
}

function bodyOf({ url, description, events }: WebhookValues) {
  return { url, description, events: subscribableTypes.filter((type) => events.includes(type)) };
}

interface WebhookFormProps {
  /** Null to create one. */
  readonly webhook: Webhook | null;
  readonly onDone: (webhook: Webhook) => void;
  readonly onCancel: () => void;
}

export function WebhookForm({ webhook, onDone, onCancel }: WebhookFormProps) {
  const { t } = useTranslation("webhooks");
  const { time_zone: timeZone } = useSession().workspace;
  const form = useForm<WebhookValues>({
    initialValues: {
      url: webhook?.url ?? "",
      description: webhook?.description ?? "",
      events: webhook?.events ?? [],
      backfill_from: "",
    },
    validate: {
      url: (url) => {
        const problem = urlProblem(url.trim());
        return problem && t(`shell:problems.${problem}`);
      },
      events: (events) => (events.length === 0 ? t("shell:problems.required") : null),
    },
  });
  const send = (values: WebhookValues): Promise<Webhook> => {
    const body = bodyOf({ ...values, url: values.url.trim() });
    if (webhook) {
      const params = { path: { id: webhook.id }, header: ifUnchanged(webhook) };
      const changed = changedFields(bodyOf(form.getInitialValues()), body);
      return answered(api.PATCH("/webhooks/{id}", { params, body: changed }));
    }
    const from = readLocal(values.backfill_from, timeZone);
    return answered(api.POST("/webhooks", { body: { ...body, ...(from === undefined ? {} : { backfill_from: from }) } }));
  };
  const submission = useSubmission({ form, send, changes: keys.webhooks.all, onDone });
  const remark = urlRemark(form.values.url.trim());
  const url = form.getInputProps("url");
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t("url")}
          description={t("urlHint")}
          placeholder="https://"
          type="url"
          required
          data-autofocus
          {...url}
          error={form.errors["url"] ?? (remark && t(`shell:problems.${remark}`))}
        />
        <TextInput
          label={t("description")}
          description={t("descriptionHint")}
          maxLength={webhookLimits.description.max}
          {...form.getInputProps("description")}
        />
        <EventChoice
          field={form.getInputProps("events")}
          chosen={form.values.events}
          onChoice={(events) => form.setFieldValue("events", events)}
        />
        {!webhook && (
          <MomentField
            label={`${t("backfill")} (${timeZone})`}
            description={t("backfillHint")}
            {...form.getInputProps("backfill_from")}
          />
        )}
        <FormButtons submission={submission} onCancel={onCancel} {...(webhook ? {} : { label: t("create") })} />
      </Stack>
    </form>
  );
}

interface EventChoiceProps {
  readonly field: object;
  readonly chosen: readonly string[];
  readonly onChoice: (events: string[]) => void;
}

/** The event types and their descriptions. Those that all events include are checked too. */
function EventChoice({ field, chosen, onChoice }: EventChoiceProps) {
  const { t } = useTranslation("webhooks");
  const isEvery = chosen.includes(EVERY_EVENT);
  const choose = (events: string[]): void => {
    const wantsEvery = events.includes(EVERY_EVENT);
    if (wantsEvery) onChoice([EVERY_EVENT]);
    else onChoice(isEvery ? [] : events);
  };
  return (
    <Checkbox.Group
      label={t("events")}
      required
      {...field}
      value={isEvery ? [...subscribableTypes] : [...chosen]}
      onChange={choose}
    >
      <Stack gap="xs" mt="xs">
        <Checkbox value={EVERY_EVENT} label={t("everyEvent")} description={t("everyEventHint")} />
        {eventTypes.map((type) => (
          <Checkbox key={type} value={type} label={type} description={t(`meanings.${eventWords[type]}`)} disabled={isEvery} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
