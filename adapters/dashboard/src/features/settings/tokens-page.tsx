import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { paged } from "../../api/paged.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { TokensTable } from "./tokens-table.js";
import { later } from "../../loading/later.js";

/** Lazy: not needed to show the list. */
const TokenCreation = later(() => import("./token-creation.js"));

const query = { kind: ["api" as const], expand: ["user" as const] };
const tokensQuery = paged(keys.tokens.list(query), (cursor, signal) =>
  answered(api.GET("/tokens", { params: { query: { ...query, ...cursor } }, signal })),
);

/** The user's API tokens. Owners and admins see all tokens. */
export default function TokensPage() {
  const { t } = useTranslation("settings");
  const tokens = useInfiniteQuery(tokensQuery);
  const [isCreating, setCreating] = useState(false);
  return (
    <Page
      title={t("tokens.title")}
      actions={
        <Button leftSection={<IconPlus size={18} />} onClick={() => setCreating(true)}>
          {t("tokens.create")}
        </Button>
      }
    >
      <Loaded query={tokens}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              text={t("tokens.empty")}
              action={<Button onClick={() => setCreating(true)}>{t("tokens.createFirst")}</Button>}
            />
          ) : (
            <TokensTable rows={rows} more={tokens} />
          )
        }
      </Loaded>
      <Suspense>{isCreating && <TokenCreation onClose={() => setCreating(false)} />}</Suspense>
    </Page>
  );
}
