import { Anchor, Button, Text } from "@mantine/core";
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCalendarDue,
  IconCash,
  IconCheck,
  IconEye,
  IconFileInvoice,
  IconFileMinus,
  IconFileText,
  IconMail,
  IconMailCheck,
  IconPencil,
} from "@tabler/icons-react";
import { labelled } from "../../../../../core/kernel/local-formats.js";
import { useLocale } from "../../words/locale.js";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { Day, Instant, useDayText, useInstantText, useMoneyText } from "../../elements/values.js";
import { type Activity, repeatable } from "./activity.js";
import classes from "./activity-list.module.css";
import { useAttachedText } from "./use-attached-text.js";
import type { Invoice, Message } from "./invoice.js";

interface ActivityListProps {
  readonly all: readonly Activity[];
  readonly invoice: Invoice;
  /** Absent if the user can't send the invoice. */
  readonly onSendAgain?: (message: Message) => void;
}

const icons = {
  created: IconPencil,
  issued: IconFileInvoice,
  viewed: IconEye,
  emailed: IconMail,
  accepted: IconMailCheck,
  refused: IconAlertTriangle,
  written: IconFileText,
  failed: IconAlertTriangle,
  unknown: IconAlertTriangle,
  settled: IconCash,
  credited: IconFileMinus,
  postponed: IconCalendarDue,
  paid: IconCheck,
  voided: IconBan,
} as const;

const tones: Readonly<Partial<Record<Activity["kind"], string>>> = {
  accepted: classes["good"] ?? "",
  paid: classes["good"] ?? "",
  refused: classes["bad"] ?? "",
  failed: classes["bad"] ?? "",
  unknown: classes["bad"] ?? "",
};

/** What happened to an invoice, latest first. */
export function ActivityList({ all, invoice, onSendAgain }: ActivityListProps) {
  const { t } = useTranslation("invoices");
  return (
    <ol className={classes["list"]} aria-label={t("activity.title")}>
      {all.map((one) => {
        const Icon = one.kind === "settled" && one.payment.kind === "reversal" ? IconArrowBackUp : icons[one.kind];
        const again = onSendAgain ? repeatable(one) : null;
        return (
          <li key={one.key} className={classes["item"]}>
            <span className={`${classes["icon"]} ${tones[one.kind] ?? ""}`} aria-hidden>
              <Icon size={16} />
            </span>
            <div className={classes["text"]}>
              <Title one={one} invoice={invoice} />
              <Text size="sm" c="dimmed">
                {"day" in one.when ? <Day date={one.when.day} /> : <Instant at={one.when.at} />}
              </Text>
              <Details one={one} />
              {again && (
                <Button size="compact-sm" variant="default" mt={4} onClick={() => onSendAgain?.(again)}>
                  {t("activity.sendAgain")}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Title({ one, invoice }: { readonly one: Activity; readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const [money, day, locale] = [useMoneyText(invoice.currency), useDayText(), useLocale()];
  if (one.kind === "postponed")
    return <Text>{t("activity.postponed", { from: day(one.change.from), to: day(one.change.to) })}</Text>;
  if (one.kind === "credited")
    return (
      <Text>
        <Anchor component={Link} to={`${paths.invoices}/${one.note.id}`}>
          {t("numberedCreditNote", { number: one.note.number })}
        </Anchor>
        {labelled(locale, "", money(one.note.amount))}
      </Text>
    );
  if (one.kind === "settled") {
    const { kind, amount } = one.payment;
    const name = one.reversed === null ? t(`kinds.${kind}`) : t("activity.reversal", { kind: t(`kinds.${one.reversed}`) });
    return <Text>{labelled(locale, name, money(amount))}</Text>;
  }
  if ("message" in one) return <Text>{t(`activity.${one.kind}`, { to: one.to.join(", ") })}</Text>;
  return <Text>{t(`activity.${one.kind}`, { number: invoice.number ?? "" })}</Text>;
}

/** What else is known: how an amount was paid, why it was reversed, or what the mail server said. */
function Details({ one }: { readonly one: Activity }) {
  const texts = useDetails(one);
  if (texts.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {texts.join(" · ")}
    </Text>
  );
}

function useDetails(one: Activity): readonly string[] {
  const { t } = useTranslation("invoices");
  const [day, instant, attachment] = [useDayText(), useInstantText(), useAttachedText()];
  const known = (texts: readonly (string | null)[]) => texts.filter((text) => text !== null && text !== "") as string[];
  if (one.kind === "settled") {
    const { paid_on: paidOn, method, reference, reason, kind } = one.payment;
    return known([kind === "reversal" ? null : t("activity.dated", { day: day(paidOn) }), method, reference, reason]);
  }
  if (!("message" in one)) return [];
  const { status, next_attempt_at: next, error, subject, refused, invoice_format: format } = one.message;
  if (one.kind === "refused") return [];
  if (one.kind === "accepted") {
    const deferred = refused.flatMap(({ address, permanent }) => (permanent ? [] : [address])).join(", ");
    if (deferred !== "") return [t("activity.deferred", { to: deferred })];
    return known([refused.length === 0 ? error : null]);
  }
  const attached = attachment(format);
  if (one.kind === "written") return known([attached, error]);
  if (one.kind !== "emailed") return known([error]);
  const isUnderWay = status === "queued" || status === "sending";
  if (!isUnderWay) return known([subject, attached]);
  const retried = error !== null && next !== null ? t("activity.nextAttempt", { at: instant(next) }) : null;
  return known([t(`activity.${status}`), attached, error, retried]);
}
