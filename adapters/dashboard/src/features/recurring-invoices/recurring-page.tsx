import { Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useParams, useSearchParams } from "react-router";
import { clientChoices } from "../../api/choices.js";
import { isStatus } from "../../api/problem.js";
import { Loaded, Waiting } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { RowMenu } from "../../elements/row-menu.js";
import { Day, useDayText } from "../../elements/values.js";
import { later } from "../../loading/later.js";
import { NotFoundPage } from "../../shell/not-found-page.js";
import { useMay, useSession } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import { ClientLink } from "../clients/client-link.js";
import { Fact } from "../invoices/facts.js";
import { FailureBanner } from "./failure-banner.js";
import { ForeseenInvoices } from "./foreseen-invoices.js";
import { MadeInvoices } from "./made-invoices.js";
import { type Recurring, recurringQuery } from "./recurring.js";
import { RetainedFacts } from "./retained-facts.js";
import { StateBadge } from "./state-badge.js";
import { useRecurringChanges } from "./use-recurring-changes.js";
import { useScheduleText } from "./use-schedule-text.js";

/** Lazy: not needed to show a recurring invoice. */
const RecurringEditor = later(() => import("./recurring-editor.js"));

/** One recurring invoice: its schedule, the next dates, and what it has created. The address says whether it is being edited. */
export default function RecurringPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation("recurring-invoices");
  const [search, setSearch] = useSearchParams();
  const mayWrite = useMay("recurring_invoices:write");
  const recurring = useQuery(recurringQuery(id));
  if (isStatus(recurring.error, 404)) return <NotFoundPage />;
  const { data } = recurring;
  const isEdited = mayWrite && search.has("edit");
  const edit = (isOn: boolean) => setSearch(isOn ? { edit: "" } : {}, { replace: !isOn });
  return (
    <Page
      title={isEdited ? t("editTitle") : (data?.name ?? t("one"))}
      actions={data && mayWrite && !isEdited && <Actions recurring={data} onEdit={() => edit(true)} />}
    >
      <Loaded query={recurring}>
        {(shown) =>
          isEdited ? (
            <Suspense fallback={<Waiting lines={5} />}>
              <RecurringEditor recurring={shown} onClose={() => edit(false)} />
            </Suspense>
          ) : (
            <Stack gap="xl">
              <FailureBanner recurring={shown} />
              <Facts recurring={shown} />
              {shown.retainer && <RetainedTerms recurring={shown} />}
              <ForeseenInvoices recurring={shown} />
              <MadeInvoices recurring={shown} />
              {mayWrite && shown.invoice_count > 0 && (
                <Text size="sm" c="dimmed">
                  {t("deleteNot")}
                </Text>
              )}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

function Actions({ recurring, onEdit }: { readonly recurring: Recurring; readonly onEdit: () => void }) {
  const { t } = useTranslation("recurring-invoices");
  const { pause, skip, remove } = useRecurringChanges(recurring);
  const dayText = useDayText();
  const { name, next_on: next, invoice_count: count, status } = recurring;
  const skipping = next !== null && {
    label: t("skip"),
    title: t("skip"),
    text: t("skipText", { date: dayText(next) }),
    onConfirm: skip,
  };
  const deletion = count === 0 && { label: t("delete"), title: t("delete"), text: t("deleteText"), onConfirm: remove };
  const actions = [skipping, deletion].filter((action) => action !== false);
  return (
    <Group gap="xs">
      <Button onClick={onEdit}>{t("edit")}</Button>
      {next !== null && (
        <Button variant="default" loading={pause.isPending} onClick={() => pause.mutate()}>
          {t(status === "active" ? "pause" : "resume")}
        </Button>
      )}
      {actions.length > 0 && <RowMenu name={name} actions={actions} />}
    </Group>
  );
}

function RetainedTerms({ recurring: { client_id: id, retainer } }: { readonly recurring: Recurring }) {
  const { workspace } = useSession();
  const { data: clients } = useQuery(clientChoices({}));
  const currency = clients?.find((one) => one.id === id)?.currency ?? workspace.currency;
  return retainer && <RetainedFacts retainer={retainer} currency={currency} />;
}

function Facts({ recurring }: { readonly recurring: Recurring }) {
  const { t } = useTranslation("recurring-invoices");
  const scheduleText = useScheduleText();
  const dayText = useDayText();
  const { data: clients } = useQuery(clientChoices({}));
  const { client_id: id, next_on: next, last_on: last, ends_on: end, max_invoices: max, period, action } = recurring;
  const ends = [end && t("endDate", { date: dayText(end) }), max && t("endCount", { count: max })].filter(Boolean);
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} m={0}>
      <Fact label={t("client")}>
        <ClientLink client={{ id, name: clients?.find((one) => one.id === id)?.name ?? id }} />
      </Fact>
      <Fact label={t("status")}>
        <StateBadge recurring={recurring} />
      </Fact>
      <Fact label={t("schedule")}>{scheduleText(recurring)}</Fact>
      <Fact label={t("end")}>{ends.length > 0 ? ends.join(", ") : t("noEnd")}</Fact>
      <Fact label={t("nextOn")}>{next && <Day date={next} />}</Fact>
      <Fact label={t("lastOn")}>{last && <Day date={last} />}</Fact>
      <Fact label={t("action")}>{t(`actions.${action}`)}</Fact>
      <Fact label={t("period")}>{t(`periods.${period}`)}</Fact>
    </SimpleGrid>
  );
}
