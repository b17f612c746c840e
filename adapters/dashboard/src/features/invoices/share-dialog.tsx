import { Button, CopyButton, Divider, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Fragment } from "react";
import type { Schemas } from "../../../../../client/index.js";
import { MAX_PAGE_SIZE } from "../../../../../core/kernel/page.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { ConfirmButton } from "../../elements/confirm-button.js";
import { Failure } from "../../elements/failure.js";
import { Loaded } from "../../elements/loaded.js";
import { useReturnFocus } from "../../elements/use-return-focus.js";
import { Instant } from "../../elements/values.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Invoice } from "./invoice.js";

type DocumentLink = Schemas["DocumentLink"];

interface ShareDialogProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** The links to the page for the client: to copy and to revoke, with how often they were opened. */
export default function ShareDialog({ invoice: { id }, onClose }: ShareDialogProps) {
  useReturnFocus();
  const { t } = useTranslation("invoices");
  const queries = useQueryClient();
  const queryKey = [...keys.invoices.one(id), "links"];
  const path = { id };
  const links = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await answered(api.GET("/invoices/{id}/links", { params: { path, query: { limit: MAX_PAGE_SIZE } }, signal }))).data,
  });
  const changed = () => queries.invalidateQueries({ queryKey });
  const creation = useMutation({
    mutationFn: () => answered(api.POST("/invoices/{id}/links", { params: { path } })),
    onSettled: changed,
  });
  const revoke = async ({ id: linkId }: DocumentLink): Promise<void> => {
    try {
      await answered(api.POST("/invoices/{id}/links/{link_id}/revoke", { params: { path: { id, link_id: linkId } } }));
    } finally {
      await changed();
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("links.title")}
      size="lg"
      centered
      closeButtonProps={{ "aria-label": t("shell:form.close") }}
    >
      <Stack>
        <Text>{t("links.text")}</Text>
        <Loaded query={links} lines={2}>
          {(all) => (
            <>
              {all.filter(isActive).map((link, index) => (
                <Fragment key={link.id}>
                  {index > 0 && <Divider />}
                  <LinkRow link={link} position={index + 1} onRevoke={() => revoke(link)} />
                </Fragment>
              ))}
            </>
          )}
        </Loaded>
        {creation.error && <Failure error={creation.error} onRetry={() => creation.mutate()} />}
        <Group>
          <Button variant="default" loading={creation.isPending} onClick={() => creation.mutate()}>
            {t("links.create")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function isActive({ revoked_at: revoked, expires_at: expires }: DocumentLink): boolean {
  return revoked === null && (expires === null || Date.parse(expires) > Date.now());
}

interface LinkRowProps {
  readonly link: DocumentLink;
  readonly position: number;
  readonly onRevoke: () => Promise<void>;
}

function LinkRow({ link, position, onRevoke }: LinkRowProps) {
  const { t } = useTranslation("invoices");
  const { url, views, last_viewed_at: viewed, expires_at: expires } = link;
  const name = t("links.named", { position });
  return (
    <Stack gap="xs" role="group" aria-label={name}>
      {url !== null && <TextInput label={name} value={url} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />}
      <Text size="sm" c="dimmed">
        {viewed === null ? t("links.unseen") : t("links.views", { count: views })}
        {viewed !== null && (
          <>
            {" · "}
            <Instant at={viewed} />
          </>
        )}
        {expires !== null && (
          <>
            {` · ${t("links.expires")} `}
            <Instant at={expires} />
          </>
        )}
      </Text>
      <Group>
        {url !== null && (
          <CopyButton value={url}>
            {({ copied, copy }) => <Button onClick={copy}>{t(copied ? "shell:once.copied" : "shell:once.copy")}</Button>}
          </CopyButton>
        )}
        <ConfirmButton
          label={t("links.revoke")}
          accessibleLabel={t("links.revokeNamed", { position })}
          text={t("links.revokeText")}
          onConfirm={onRevoke}
        />
      </Group>
    </Stack>
  );
}
