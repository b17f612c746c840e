import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { useTranslation } from "../../words/use-translation.js";
import { type Tag, tagsQuery } from "../../api/tags.js";
import { type Column, DataTable } from "../../elements/data-table.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { RowMenu } from "../../elements/row-menu.js";
import { later } from "../../loading/later.js";

/** Lazy: not needed to show the list. */
const TagRenaming = later(() => import("./tag-renaming.js"));

/** The tags of the workspace. Owners and admins rename and merge them. */
export default function TagsPage() {
  const { t } = useTranslation("settings");
  const tags = useQuery({ ...tagsQuery, staleTime: 0 });
  const [renamed, setRenamed] = useState<Tag | null>(null);
  const columns = useMemo(
    (): readonly Column<Tag>[] => [
      { id: "name", header: t("tags.name"), cell: ({ name }) => name },
      { id: "entries", header: t("tags.entries"), align: "end", cell: (tag) => <Entries tag={tag} /> },
      {
        id: "actions",
        header: t("tokens.actions"),
        align: "end",
        cell: (tag) => <RowMenu name={tag.name} actions={[{ label: t("tags.rename"), onSelect: () => setRenamed(tag) }]} />,
      },
    ],
    [t],
  );
  return (
    <Page title={t("tags.title")}>
      <Loaded query={tags}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={t("tags.empty")} />
          ) : (
            <DataTable label={t("tags.title")} columns={columns} rows={rows} keyOf={({ name }) => name} />
          )
        }
      </Loaded>
      <Suspense>{renamed && <TagRenaming tag={renamed} tags={tags.data ?? []} onClose={() => setRenamed(null)} />}</Suspense>
    </Page>
  );
}

/** The number of entries, with a link to them. */
function Entries({ tag: { name, entries } }: { readonly tag: Tag }) {
  const { t } = useTranslation("settings");
  return (
    <Anchor component={Link} to={`${paths.time}/all?${new URLSearchParams({ tag: name }).toString()}`} size="sm">
      {t("tags.count", { count: entries })}
    </Anchor>
  );
}
