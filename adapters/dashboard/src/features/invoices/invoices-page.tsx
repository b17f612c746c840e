import { Button, Group, NativeSelect } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { invoiceTypes } from "../../../../../core/invoices/invoice.js";
import { paths } from "../../../paths.js";
import { clientChoices } from "../../api/choices.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { paged } from "../../api/paged.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { useMay } from "../../shell/session.js";
import { InvoicesTable } from "./invoices-table.js";

const shows = ["all", "draft", "open", "overdue", "paid", "credited", "written_off", "void"] as const;
const types = ["all", ...invoiceTypes] as const;

interface Filter {
  readonly show: (typeof shows)[number];
  readonly type: (typeof types)[number];
  readonly client: string;
}

function invoicesQuery({ show, type, client }: Filter) {
  const status = show === "overdue" ? { overdue: "true" as const } : show === "all" ? {} : { status: [show] };
  const query = {
    ...status,
    ...(type === "all" ? {} : { type: [type] }),
    ...(client === "" ? {} : { client_id: [client] }),
    expand: ["client" as const],
  };
  return paged(keys.invoices.list(query), (cursor, signal) =>
    answered(api.GET("/invoices", { params: { query: { ...query, ...cursor } }, signal })),
  );
}

/** The list of invoices. Filters are stored in the URL. */
export default function InvoicesPage() {
  const { t } = useTranslation("invoices");
  const [search, setSearch] = useSearchParams();
  const show = shows.find((one) => one === search.get("show")) ?? "all";
  const type = types.find((one) => one === search.get("type")) ?? "all";
  const client = search.get("client") ?? "";
  const invoices = useInfiniteQuery(invoicesQuery({ show, type, client }));
  const isNarrowed = show !== "all" || type !== "all" || client !== "";
  const create = useMay("invoices:write") && (
    <Button component={Link} to={`${paths.invoices}/new`} leftSection={<IconPlus size={18} />}>
      {t("create")}
    </Button>
  );
  const choose = (name: string, value: string) =>
    setSearch((before) => {
      if (value === "" || value === "all") before.delete(name);
      else before.set(name, value);
      return before;
    });
  return (
    <Page title={t("title")} actions={create}>
      <Group align="flex-end">
        <NativeSelect
          label={t("show")}
          data={shows.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          value={show}
          onChange={({ currentTarget: { value } }) => choose("show", value)}
        />
        <NativeSelect
          label={t("type")}
          data={types.map((value) => ({ value, label: t(`types.${value}`) }))}
          value={type}
          onChange={({ currentTarget: { value } }) => choose("type", value)}
        />
        <ClientFilter value={client} onChange={(value) => choose("client", value)} />
      </Group>
      <Loaded query={invoices}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={t(isNarrowed ? "none" : "empty")} action={!isNarrowed && create} />
          ) : (
            <InvoicesTable rows={rows} more={invoices} />
          )
        }
      </Loaded>
    </Page>
  );
}

function ClientFilter({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const { t } = useTranslation("invoices");
  const { data: clients = [] } = useQuery(clientChoices({}));
  return (
    <NativeSelect
      label={t("client")}
      data={[{ value: "", label: t("allClients") }, ...clients.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
