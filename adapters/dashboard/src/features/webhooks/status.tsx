import { IconAlertTriangle, IconBan, IconCircleCheck, IconCircleX, IconClock, IconPlayerPause } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Instant } from "../../elements/values.js";
import { failureKindOf } from "./failure-kind.js";
import classes from "./status.module.css";
import type { Attempt, Delivery, Webhook } from "./webhook-queries.js";

interface StatusProps {
  readonly tone: "good" | "bad" | "waiting" | "idle";
  readonly icon: typeof IconBan;
  readonly children: ReactNode;
}

/** A status as an icon and text, since color alone is not accessible. */
function Status({ tone, icon: Icon, children }: StatusProps) {
  return (
    <span className={classes["line"]}>
      <Icon size={18} className={classes[tone] ?? ""} aria-hidden />
      <span>{children}</span>
    </span>
  );
}

const looks = {
  pending: { tone: "waiting", icon: IconClock },
  succeeded: { tone: "good", icon: IconCircleCheck },
  failed: { tone: "bad", icon: IconCircleX },
  cancelled: { tone: "idle", icon: IconBan },
} as const;

export function DeliveryStatus({ status }: Pick<Delivery, "status">) {
  const { t } = useTranslation("webhooks");
  return <Status {...looks[status]}>{t(`statuses.${status}`)}</Status>;
}

export function WebhookStatus({ webhook: { status, failing_since: since } }: { readonly webhook: Webhook }) {
  const { t } = useTranslation("webhooks");
  if (status === "paused")
    return (
      <Status tone="idle" icon={IconPlayerPause}>
        {t("state.paused")}
      </Status>
    );
  if (since === null)
    return (
      <Status tone="good" icon={IconCircleCheck}>
        {t("state.active")}
      </Status>
    );
  return (
    <Status tone="bad" icon={IconAlertTriangle}>
      {t("state.failing")} <Instant at={since} />
    </Status>
  );
}

/** The outcome of an attempt. */
export function AttemptOutcome({ attempt }: { readonly attempt: Attempt }) {
  const { t } = useTranslation("webhooks");
  const kind = failureKindOf(attempt);
  const status = attempt.response_status;
  if (kind === null)
    return (
      <Status tone="good" icon={IconCircleCheck}>
        {t("attempt.succeeded", { status: status ?? "" })}
      </Status>
    );
  return (
    <Status tone="bad" icon={IconCircleX}>
      {status === null ? t(`failures.${kind}.title`) : t("attempt.refused", { status, reason: t(`failures.${kind}.title`) })}
    </Status>
  );
}
