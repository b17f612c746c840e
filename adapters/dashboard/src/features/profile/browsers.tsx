import { Badge, Group, Stack, Text, Title } from "@mantine/core";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "../../words/use-translation.js";
import type { Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { paged } from "../../api/paged.js";
import { signOutEverywhere } from "../../api/session.js";
import { ConfirmButton } from "../../elements/confirm-button.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { dateFormat } from "../../elements/formats.js";
import { Loaded } from "../../elements/loaded.js";
import { Instant } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import { useLeaving } from "../../shell/use-leaving.js";

type Browser = Schemas["Token"];

const keyOf = ({ id }: Browser): string => id;

function browsersQuery(userId: string) {
  const query = { kind: ["session" as const], user_id: [userId] };
  return paged(keys.tokens.list(query), (cursor, signal) =>
    answered(api.GET("/tokens", { params: { query: { ...query, ...cursor } }, signal })),
  );
}

/** The user's sessions. */
export function Browsers() {
  const { t } = useTranslation("profile");
  const { me } = useSession();
  const browsers = useInfiniteQuery(browsersQuery(me.id));
  const goOut = useLeaving();
  return (
    <Stack component="section" aria-labelledby="browsers" gap="sm" mt="md">
      <Group justify="space-between">
        <Title order={2} size="h3" id="browsers">
          {t("browsers.title")}
        </Title>
        <ConfirmButton
          label={t("browsers.everywhere")}
          text={t("browsers.everywhereText")}
          onConfirm={() => signOutEverywhere().then(goOut)}
        />
      </Group>
      <Text c="dimmed" maw={640}>
        {t("browsers.text")}
      </Text>
      <Loaded query={browsers} lines={3}>
        {(rows) => <BrowsersTable rows={rows} more={browsers} />}
      </Loaded>
    </Stack>
  );
}

interface BrowsersTableProps {
  readonly rows: readonly Browser[];
  readonly more: Parameters<typeof DataTable<Browser>>[0]["more"];
}

function BrowsersTable({ rows, more }: BrowsersTableProps) {
  const { t } = useTranslation("profile");
  const columns = useMemo(
    (): readonly Column<Browser>[] => [
      {
        id: "since",
        header: t("browsers.since"),
        cell: ({ current, created_at: at }) => (
          <Group gap="xs">
            <Instant at={at} />
            {current === true && <Badge radius="sm">{t("browsers.this")}</Badge>}
          </Group>
        ),
      },
      {
        id: "used",
        header: t("browsers.used"),
        cell: ({ last_used_at: at }) => (at === null ? t("browsers.notUsed") : <Instant at={at} />),
      },
      {
        id: "until",
        header: t("browsers.until"),
        isWide: true,
        cell: ({ expires_at: at }) => at !== null && <Instant at={at} />,
      },
      { id: "end", header: t("actions"), align: "end", cell: (browser) => <End browser={browser} /> },
    ],
    [t],
  );
  return <DataTable label={t("browsers.title")} columns={columns} rows={rows} keyOf={keyOf} {...(more ? { more } : {})} />;
}

function End({ browser: { id, created_at: at } }: { readonly browser: Browser }) {
  const { t, language } = useTranslation("profile");
  const { time_zone: timeZone } = useSession().workspace;
  const queries = useQueryClient();
  const since = dateFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone });
  const end = async () => {
    await api.DELETE("/tokens/{id}", { params: { path: { id } } });
    await queries.invalidateQueries({ queryKey: keys.tokens.all });
  };
  return (
    <ConfirmButton
      size="xs"
      label={t("browsers.end")}
      accessibleLabel={t("browsers.endOf", { since: since.format(new Date(at)) })}
      text={t("browsers.endText")}
      onConfirm={end}
    />
  );
}
