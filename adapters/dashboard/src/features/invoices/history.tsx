import { Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { Loaded } from "../../elements/loaded.js";
import { later } from "../../loading/later.js";
import { useMay, useSession } from "../../shell/session.js";
import { MAX_PAGE_SIZE } from "../../../../../core/kernel/page.js";
import { activityOf } from "./activity.js";
import { ActivityList } from "./activity-list.js";
import type { Invoice, Message } from "./invoice.js";

const SendingEditor = later(() => import("./sending-editor.js"));

const LIVE_MS = 3_000;
const isUnderWay = ({ status }: Message): boolean => status === "queued" || status === "sending";

/** What happened to an invoice. Refetched while an email is being sent; one that failed can be sent again. */
export function History({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const { id, status } = invoice;
  const { workspace } = useSession();
  const [again, setAgain] = useState<Message | null>(null);
  const canSend = useMay("invoices:write") && status !== "void";
  const messages = useQuery({
    queryKey: [...keys.invoices.one(id), "messages"],
    queryFn: async ({ signal }) =>
      (await answered(api.GET("/invoices/{id}/messages", { params: { path: { id }, query: { limit: MAX_PAGE_SIZE } }, signal })))
        .data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LIVE_MS : false),
  });
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {t("activity.title")}
      </Title>
      <Loaded query={messages} lines={2}>
        {(all) => (
          <ActivityList
            all={activityOf(invoice, all, workspace.time_zone)}
            invoice={invoice}
            {...(canSend ? { onSendAgain: setAgain } : {})}
          />
        )}
      </Loaded>
      <Suspense>{again && <SendingEditor invoice={invoice} again={again} onClose={() => setAgain(null)} />}</Suspense>
    </section>
  );
}
