import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { dateFormat } from "../../elements/formats.js";
import { ConfirmButton } from "../../elements/confirm-button.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { Instant } from "../../elements/values.js";
import { SECRETS_OVERLAP_MS } from "../../../../../core/webhooks/webhook-secret.js";
import { useSession } from "../../shell/session.js";
import { useLocale } from "../../words/locale.js";
import { CopyText } from "./copy-text.js";
import { useNow } from "../../elements/use-now.js";
import { VerifyGuide } from "./verify-guide.js";

/** The signing secret. It is fetched only when the user asks to see it. */
export default function SecretPage() {
  const { t } = useTranslation("webhooks");
  const [isShown, setShown] = useState(false);
  const queries = useQueryClient();
  const hide = () => {
    setShown(false);
    queries.removeQueries({ queryKey: keys.webhookSecret });
  };
  return (
    <Page title={t("secret.title")}>
      <Text maw={640}>{t("secret.text")}</Text>
      <Stack maw={640} gap="md">
        {isShown ? (
          <Secret onHide={hide} />
        ) : (
          <Button w="fit-content" onClick={() => setShown(true)}>
            {t("secret.show")}
          </Button>
        )}
        <Rotation onRotated={() => setShown(true)} />
        <VerifyGuide isBesideSecret />
      </Stack>
    </Page>
  );
}

function Secret({ onHide }: { readonly onHide: () => void }) {
  const { t } = useTranslation("webhooks");
  const secret = useQuery({
    queryKey: keys.webhookSecret,
    queryFn: ({ signal }) => answered(api.GET("/workspace/webhook-secret", { signal })),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Loaded query={secret} lines={1}>
      {({ secret: text, rotated_at: rotated }) => (
        <Stack gap="xs">
          <TextInput
            label={t("secret.label")}
            value={text}
            readOnly
            ff="monospace"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Group>
            <CopyText text={text} />
            <Button variant="default" size="xs" onClick={onHide}>
              {t("secret.hide")}
            </Button>
          </Group>
          {rotated !== null && <Overlap rotated={rotated} />}
        </Stack>
      )}
    </Loaded>
  );
}

/** The time until which deliveries are also signed with the old secret. */
function Overlap({ rotated }: { readonly rotated: string }) {
  const { t } = useTranslation("webhooks");
  const end = Date.parse(rotated) + SECRETS_OVERLAP_MS;
  const isOver = useNow(60_000) >= end;
  return (
    <Text size="sm">
      {t(isOver ? "secret.rotated" : "secret.both")} <Instant at={isOver ? rotated : new Date(end).toISOString()} />
    </Text>
  );
}

function Rotation({ onRotated }: { readonly onRotated: () => void }) {
  const { t } = useTranslation("webhooks");
  const { time_zone: timeZone } = useSession().workspace;
  const queries = useQueryClient();
  const written = dateFormat(useLocale(), { dateStyle: "medium", timeStyle: "short", timeZone });
  const until = written.format(useNow(60_000) + SECRETS_OVERLAP_MS);
  const rotate = async () => {
    await answered(api.POST("/workspace/webhook-secret/rotate"));
    onRotated();
    await queries.resetQueries({ queryKey: keys.webhookSecret });
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{t("secret.rotateHint")}</Text>
      <ConfirmButton label={t("secret.rotate")} text={t("secret.rotateText", { until })} onConfirm={rotate} />
    </Stack>
  );
}
