import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconSend } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { afterDeletion, orReadAgain } from "../../api/deletion.js";
import { keys } from "../../api/keys.js";
import { useExplain } from "../../elements/explain.js";
import type { RowAction } from "../../elements/row-actions.js";
import { RowMenu } from "../../elements/row-menu.js";
import { nameOf } from "./webhook-name.js";
import type { Webhook } from "./webhook-queries.js";
import { later } from "../../loading/later.js";

/** Lazy: needed only on request. */
const WebhookEditor = later(() => import("./webhook-editor.js"));
const RecoverDialog = later(() => import("./recover-dialog.js"));

interface WebhookActionsProps {
  readonly webhook: Webhook;
  /** Called with the ID of the ping's delivery. */
  readonly onPinged: (deliveryId: string) => void;
}

/** The actions for a webhook. */
export function WebhookActions({ webhook, onPinged }: WebhookActionsProps) {
  const { t } = useTranslation("webhooks");
  const [open, setOpen] = useState<"editor" | "recover" | null>(null);
  const close = () => setOpen(null);
  return (
    <Group gap="xs">
      <PingButton webhook={webhook} onPinged={onPinged} />
      <RowMenu
        name={nameOf(webhook)}
        actions={[
          { label: t("change"), onSelect: () => setOpen("editor") },
          usePause(webhook),
          { label: t("recover.open"), onSelect: () => setOpen("recover") },
          useDeletion(webhook),
        ]}
      />
      <Suspense>
        {open === "editor" && <WebhookEditor webhook={webhook} onClose={close} />}
        {open === "recover" && <RecoverDialog webhook={webhook} onClose={close} />}
      </Suspense>
    </Group>
  );
}

function PingButton({ webhook: { id }, onPinged }: WebhookActionsProps) {
  const { t } = useTranslation("webhooks");
  const { ofError } = useExplain();
  const queries = useQueryClient();
  const ping = useMutation({
    mutationFn: () => answered(api.POST("/webhooks/{id}/ping", { params: { path: { id } } })),
    onSuccess: (delivery) => onPinged(delivery.id),
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.deliveries.all }),
  });
  return (
    <Button leftSection={<IconSend size={18} />} loading={ping.isPending} onClick={() => ping.mutate()}>
      {t("ping.do")}
    </Button>
  );
}

function usePause(webhook: Webhook): RowAction {
  const { t } = useTranslation("webhooks");
  const { ofError } = useExplain();
  const queries = useQueryClient();
  const isActive = webhook.status === "active";
  const change = useMutation({
    mutationFn: () =>
      answered(
        api.PATCH("/webhooks/{id}", {
          params: { path: { id: webhook.id }, header: ifUnchanged(webhook) },
          body: { status: isActive ? "paused" : "active" },
        }),
      ),
    onSuccess: ({ status }) => notifications.show({ message: t(status === "paused" ? "pausedText" : "resumedText") }),
    onError: (error) => notifications.show({ color: "red", message: ofError(error) }),
    onSettled: () =>
      Promise.all([keys.webhooks.all, keys.deliveries.all].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  return { label: t(isActive ? "pause" : "resume"), onSelect: () => change.isPending || change.mutate() };
}

function useDeletion(webhook: Webhook): RowAction {
  const { t } = useTranslation("webhooks");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = async () => {
    const params = { path: { id: webhook.id }, header: ifUnchanged(webhook) };
    await orReadAgain(queries, keys.webhooks.all, api.DELETE("/webhooks/{id}", { params }));
    void navigate(paths.webhooks);
    await afterDeletion(queries, keys.webhooks, webhook.id);
    await queries.invalidateQueries({ queryKey: keys.deliveries.all });
  };
  return {
    label: t("delete.do"),
    title: t("delete.named", { name: nameOf(webhook) }),
    text: t("delete.text"),
    onConfirm: remove,
  };
}
