import { Anchor, Stack, Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { useMay } from "../../shell/session.js";
import { Unfolding } from "../../elements/unfolding.js";
import { TextBlock } from "./text-block.js";

const example = `import { verifyWebhook } from "stint/webhooks";

// "body" is the raw text or bytes of the request, before anything parses it.
const { id, type, data } = verifyWebhook({
  headers: request.headers,
  body,
  secret: process.env.STINT_WEBHOOK_SECRET,
});`;

interface VerifyGuideProps {
  /** Expanded, without a link to the secret, for the page that shows the secret. */
  readonly isBesideSecret?: boolean;
}

/** Explains how a receiver verifies signatures. */
export function VerifyGuide({ isBesideSecret = false }: VerifyGuideProps) {
  const { t } = useTranslation("webhooks");
  const maySeeSecret = useMay("webhook_secret:write");
  return (
    <Unfolding label={t("verify.title")} isOpen={isBesideSecret}>
      <Stack gap="sm" mt="xs">
        <Text size="sm">{t("verify.text")}</Text>
        <TextBlock label={t("verify.example")} text={example} />
        <Text size="sm">{t("verify.repeats")}</Text>
        {isBesideSecret ? null : maySeeSecret ? (
          <Anchor component={Link} to={paths.webhookSecret} size="sm" w="fit-content">
            {t("verify.secret")}
          </Anchor>
        ) : (
          <Text size="sm">{t("verify.askOwner")}</Text>
        )}
      </Stack>
    </Unfolding>
  );
}
