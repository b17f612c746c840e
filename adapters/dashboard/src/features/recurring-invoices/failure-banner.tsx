import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { ConfirmButton } from "../../elements/confirm-button.js";
import { useToday } from "../../elements/use-today.js";
import { useWorkspaceZone } from "../../elements/use-zone.js";
import { useDayText } from "../../elements/values.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Recurring } from "./recurring.js";
import { useReason } from "./use-reason.js";
import { useRecurringChanges } from "./use-recurring-changes.js";

/** Why the invoice of the next date could not be created, and what to do. While it is paused, a date that has come can be billed here too. */
export function FailureBanner({ recurring }: { readonly recurring: Recurring }) {
  const { t } = useTranslation("recurring-invoices");
  const reason = useReason();
  const dayText = useDayText();
  const today = useToday(useWorkspaceZone());
  const { failure, next_on: next, status } = recurring;
  if (failure !== null)
    return (
      <Alert color="red" variant="outline" icon={<IconAlertCircle />} title={t("failure", { date: dayText(failure.date) })}>
        <Stack align="flex-start">
          <Text size="sm">{reason(failure)}</Text>
          <Text size="sm">{t("failureText")}</Text>
          <DateButtons recurring={recurring} date={failure.date} />
        </Stack>
      </Alert>
    );
  return status === "paused" && next !== null && next <= today ? <DateButtons recurring={recurring} date={next} /> : null;
}

function DateButtons({ recurring, date }: { readonly recurring: Recurring; readonly date: string }) {
  const { t } = useTranslation("recurring-invoices");
  const dayText = useDayText();
  const { bill, skip } = useRecurringChanges(recurring);
  if (!useMay("recurring_invoices:write")) return null;
  return (
    <Group gap="xs">
      <Button loading={bill.isPending} onClick={() => bill.mutate()}>
        {t("bill")}
      </Button>
      <ConfirmButton label={t("skip")} text={t("skipText", { date: dayText(date) })} onConfirm={skip} />
    </Group>
  );
}
