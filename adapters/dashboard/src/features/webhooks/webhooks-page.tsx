import { Button, Group, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link, useNavigate } from "react-router";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { useMay } from "../../shell/session.js";
import { DeliveryFigures } from "./delivery-figures.js";
import { deliveriesPath, pathOfWebhook } from "./webhook-paths.js";
import { webhooksQuery } from "./webhook-queries.js";
import { WebhooksTable } from "./webhooks-table.js";
import { later } from "../../loading/later.js";

/** Lazy: not needed to show the list. */
const WebhookEditor = later(() => import("./webhook-editor.js"));

/** The list of webhooks and their status. */
export default function WebhooksPage() {
  const { t } = useTranslation("webhooks");
  const webhooks = useInfiniteQuery(webhooksQuery);
  const [isCreating, setCreating] = useState(false);
  const navigate = useNavigate();
  const mayWrite = useMay("webhooks:write");
  const create = mayWrite && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setCreating(true)}>
      {t("create")}
    </Button>
  );
  const first = mayWrite && <Button onClick={() => setCreating(true)}>{t("createFirst")}</Button>;
  const actions = (
    <Group>
      <Button component={Link} to={deliveriesPath} variant="default">
        {t("delivery.list")}
      </Button>
      {create}
    </Group>
  );
  return (
    <Page title={t("title")} actions={actions}>
      <Loaded query={webhooks}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={t("empty")} action={first} />
          ) : (
            <>
              <WebhooksTable rows={rows} />
              <Title order={2} size="h4" mt="lg">
                {t("figures.all")}
              </Title>
              <DeliveryFigures />
            </>
          )
        }
      </Loaded>
      <Suspense>
        {isCreating && (
          <WebhookEditor
            webhook={null}
            onClose={() => setCreating(false)}
            onSaved={({ id }) => void navigate(pathOfWebhook(id))}
          />
        )}
      </Suspense>
    </Page>
  );
}
