import { Anchor, Button, Group, Stack, Table, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MAX_PAGE_SIZE } from "../../../../../core/kernel/page.js";
import type { Schemas } from "../../../../../client/index.js";
import { answered, api, apiUrl } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { ConfirmButton } from "../../elements/confirm-button.js";
import { Loaded } from "../../elements/loaded.js";
import { Panel } from "../../elements/panel.js";
import { Day, Money, useDayText } from "../../elements/values.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Invoice } from "../invoices/invoice.js";
import { PauseEditor } from "./pause-editor.js";

const LIVE_MS = 3_000;
const remindersOf = (id: string) => [...keys.invoices.one(id), "reminders"];

/** The reminders of an open invoice: those that were sent, the next one, and what can be done about them. */
export default function InvoiceReminders({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("reminders");
  const { id } = invoice;
  const sent = useQuery({
    queryKey: [...remindersOf(id), "sent"],
    queryFn: async ({ signal }) =>
      (await answered(api.GET("/reminders", { params: { query: { invoice_id: [id], limit: MAX_PAGE_SIZE } }, signal }))).data,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === "queued") ? LIVE_MS : false),
  });
  if (invoice.status !== "open" && (sent.data ?? []).length === 0) return null;
  return (
    <Panel title={t("title")}>
      <Stack>
        {invoice.status === "open" && <Planned invoice={invoice} />}
        <Loaded query={sent} lines={2}>
          {(all) => (all.length === 0 ? <Text c="dimmed">{t("none")}</Text> : <Sent reminders={all} />)}
        </Loaded>
      </Stack>
    </Panel>
  );
}

/** Refetches the invoice, and with it its reminders. */
function useChanged(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keys.invoices.all });
}

function Planned({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("reminders");
  const mayPause = useMay("invoices:write");
  const maySend = useMay("reminders:write");
  const changed = useChanged();
  const [isPausing, setPausing] = useState(false);
  const { id, number, version } = invoice;
  const params = { path: { id } };
  const isActive = invoice.reminders.status === "active";
  const preview = useQuery({
    queryKey: [...remindersOf(id), "next", version],
    queryFn: ({ signal }) => answered(api.POST("/invoices/{id}/reminders/preview", { params, signal })),
  });
  const send = async () => {
    await answered(api.POST("/invoices/{id}/reminders", { params }));
    notifications.show({ message: t("sent") });
    await changed();
  };
  const resume = useMutation({
    mutationFn: () => answered(api.POST("/invoices/{id}/resume-reminders", { params })),
    onSuccess: () => void notifications.show({ message: t("resumed") }),
    onError: () => void notifications.show({ color: "red", message: t("failed") }),
    onSettled: changed,
  });
  return (
    <>
      <Loaded query={preview} lines={1}>
        {(next) => <State invoice={invoice} preview={next} />}
      </Loaded>
      <Group gap="xs">
        {maySend && isActive && (
          <ConfirmButton label={t("sendNow")} text={t("send", { number: number ?? "" })} color="accent" onConfirm={send} />
        )}
        {mayPause &&
          (isActive ? (
            <Button variant="default" onClick={() => setPausing(true)}>
              {t("pause")}
            </Button>
          ) : (
            <Button variant="default" loading={resume.isPending} onClick={() => resume.mutate()}>
              {t("resume")}
            </Button>
          ))}
      </Group>
      {isPausing && <PauseEditor invoice={invoice} onClose={() => setPausing(false)} />}
    </>
  );
}

interface StateProps {
  readonly invoice: Invoice;
  readonly preview: Schemas["ReminderPreview"];
}

function State({ invoice: { reminders }, preview: { next } }: StateProps) {
  const { t } = useTranslation("reminders");
  const dayText = useDayText();
  const { status, until, reason } = reminders;
  return (
    <div>
      {status === "paused" && <Text>{until === null ? t("isPaused") : t("isPausedUntil", { date: dayText(until) })}</Text>}
      {status === "disputed" && <Text>{t("isDisputed")}</Text>}
      {reason !== null && <Text c="dimmed">{reason}</Text>}
      {next === null ? (
        status === "active" && <Text>{t("noNext")}</Text>
      ) : (
        <>
          <Text>{t("next", { date: dayText(next.date) })}</Text>
          <Text size="sm" c="dimmed">
            {next.to.length === 0 ? t("noRecipient") : t("to", { recipients: next.to.join(", ") })}
          </Text>
        </>
      )}
    </div>
  );
}

function Sent({ reminders }: { readonly reminders: readonly Schemas["Reminder"][] }) {
  const { t } = useTranslation("reminders");
  return (
    <Table aria-label={t("title")} verticalSpacing="xs" horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t("date")}</Table.Th>
          <Table.Th scope="col">{t("subjectSent")}</Table.Th>
          <Table.Th scope="col">{t("status")}</Table.Th>
          <Table.Th scope="col" ta="end">
            {t("total")}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {reminders.map((reminder) => (
          <Table.Tr key={reminder.id} style={{ verticalAlign: "top" }}>
            <Table.Td>
              <Day date={reminder.date} />
            </Table.Td>
            <Table.Td style={{ overflowWrap: "anywhere" }}>
              {reminder.subject}
              <PdfLink reminder={reminder} />
            </Table.Td>
            <Table.Td>
              {t(`statuses.${reminder.status}`)}
              {reminder.error !== null && (
                <Text size="sm" c="dimmed">
                  {reminder.error}
                </Text>
              )}
            </Table.Td>
            <Table.Td ta="end">
              <Money amount={reminder.total} currency={reminder.currency} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function PdfLink({ reminder: { id, date } }: { readonly reminder: Schemas["Reminder"] }) {
  const { t } = useTranslation("reminders");
  const dayText = useDayText();
  return (
    <Anchor
      href={`${apiUrl}/reminders/${encodeURIComponent(id)}/export`}
      download
      display="block"
      w="fit-content"
      size="sm"
      underline="always"
      aria-label={t("download", { date: dayText(date) })}
    >
      PDF
    </Anchor>
  );
}
