import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ifUnchanged } from "../../../../../client/index.js";
import { paths } from "../../../paths.js";
import { answered, api } from "../../api/client.js";
import { ConfirmButton } from "../../elements/confirm-button.js";
import { useExplain } from "../../elements/explain.js";
import { useMay } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import { type Quote, quotePdfUrl, quotesPath, stateOf, useQuoteChanged } from "./quote.js";

/** The PDF, and what can be done with a quote in its state. */
export function QuoteActions({ quote, onEdit }: { readonly quote: Quote; readonly onEdit: () => void }) {
  const { t } = useTranslation("quotes");
  const { send, issue, accept, bill, plan, decline, remove } = useCommands(quote);
  const mayPlan = useMay("projects:write");
  const state = stateOf(quote);
  return (
    <Group gap="xs">
      <Button component="a" href={quotePdfUrl(quote.id)} download variant="default">
        PDF
      </Button>
      {state === "draft" && (
        <Button variant="default" onClick={onEdit}>
          {t("edit")}
        </Button>
      )}
      {state === "draft" && <Command run={issue} label={t("issue")} />}
      {(state === "draft" || state === "open") && <Command run={send} label={t("send")} isMain />}
      {state === "open" && <Command run={accept} label={t("accept")} />}
      {(state === "open" || state === "expired") && (
        <ConfirmButton label={t("decline")} text={t("declineText")} onConfirm={decline} />
      )}
      {state === "accepted" && quote.invoice_id === null && <Command run={bill} label={t("bill")} isMain />}
      {state === "accepted" && quote.project_id === null && mayPlan && <Command run={plan} label={t("plan")} />}
      {state === "draft" && <ConfirmButton label={t("delete")} text={t("deleteText")} onConfirm={remove} />}
    </Group>
  );
}

interface CommandProps {
  readonly run: { readonly mutate: () => void; readonly isPending: boolean };
  readonly label: string;
  readonly isMain?: boolean;
}

function Command({ run, label, isMain = false }: CommandProps) {
  return (
    <Button variant={isMain ? "filled" : "default"} loading={run.isPending} onClick={() => run.mutate()}>
      {label}
    </Button>
  );
}

function useCommands(quote: Quote) {
  const { t } = useTranslation("quotes");
  const { ofError } = useExplain();
  const changed = useQuoteChanged();
  const navigate = useNavigate();
  const params = { path: { id: quote.id }, header: ifUnchanged(quote) };
  const sending = { path: { id: quote.id } };
  const onError = (error: Error) => void notifications.show({ color: "red", message: ofError(error) });
  const shared = { onError, onSettled: changed };
  const told = (message: string) => () => void notifications.show({ message });
  return {
    issue: useMutation({
      mutationFn: () => answered(api.POST("/quotes/{id}/issue", { params })),
      ...shared,
      onSuccess: told(t("issued")),
    }),
    send: useMutation({
      mutationFn: () => answered(api.POST("/quotes/{id}/send", { params: sending })),
      ...shared,
      onSuccess: told(t("queued")),
    }),
    accept: useMutation({
      mutationFn: () => answered(api.POST("/quotes/{id}/accept", { params })),
      ...shared,
      onSuccess: told(t("accepted")),
    }),
    bill: useMutation({
      mutationFn: () => answered(api.POST("/quotes/{id}/invoice", { params: sending })),
      ...shared,
      onSuccess: ({ id }) => void navigate(`${paths.invoices}/${id}`),
    }),
    plan: useMutation({
      mutationFn: () => answered(api.POST("/quotes/{id}/project", { params: sending })),
      ...shared,
      onSuccess: ({ id }) => void navigate(`${paths.projects}/${id}`),
    }),
    decline: async () => {
      await answered(api.POST("/quotes/{id}/decline", { params }));
      await changed();
    },
    remove: async () => {
      await answered(api.DELETE("/quotes/{id}", { params }));
      void navigate(quotesPath);
      await changed();
    },
  };
}
