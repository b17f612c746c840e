import { Button, Group, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { useInfiniteQuery, usePrefetchInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { invoiceLimits } from "../../../../../core/invoices/invoice-limits.js";
import { invoiceTypes } from "../../../../../core/invoices/invoice.js";
import { paths } from "../../../paths.js";
import { clientChoices } from "../../api/choices.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { paged } from "../../api/paged.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { namedOptions } from "../../elements/options.js";
import { Page } from "../../elements/page.js";
import { SearchSelect } from "../../elements/search-select.js";
import { useFilterAddress } from "../../elements/use-filter-address.js";
import { useMay } from "../../shell/session.js";
import { InvoiceSummary } from "./invoice-summary.js";
import { InvoicesTable } from "./invoices-table.js";

const shows = ["all", "draft", "open", "overdue", "paid", "credited", "written_off", "void"] as const;
const types = ["all", ...invoiceTypes] as const;

interface Filter {
  readonly show: (typeof shows)[number];
  readonly type: (typeof types)[number];
  readonly client: string;
  /** A whole number of an invoice; "" for all. */
  readonly number: string;
}

function invoicesQuery({ show, type, client, number }: Filter) {
  const status = show === "overdue" ? { overdue: "true" as const } : show === "all" ? {} : { status: [show] };
  const query = {
    ...status,
    ...(type === "all" ? {} : { type: [type] }),
    ...(client === "" ? {} : { client_id: [client] }),
    ...(number === "" ? {} : { number: [number] }),
    expand: ["client" as const],
  };
  return paged(keys.invoices.list(query), (cursor, signal) =>
    answered(api.GET("/invoices", { params: { query: { ...query, ...cursor } }, signal })),
  );
}

const everything = { show: "all", type: "all", client: "", number: "" } as const;

/** The list of invoices. Filters are stored in the URL. */
export default function InvoicesPage() {
  const { t } = useTranslation("invoices");
  const [kept, setFilter] = useFilterAddress(everything);
  const show = shows.find((one) => one === kept.show) ?? everything.show;
  const type = types.find((one) => one === kept.type) ?? everything.type;
  const { client } = kept;
  const number = kept.number.trim();
  const [asked] = useDebouncedValue(number, 300);
  const query = invoicesQuery({ show, type, client, number: asked });
  usePrefetchInfiniteQuery(query);
  const invoices = useInfiniteQuery(query);
  const isWhole = type === "all" && client === "" && number === "";
  const isNarrowed = show !== "all" || !isWhole;
  const create = useMay("invoices:write") && (
    <Button component={Link} to={`${paths.invoices}/new`} leftSection={<IconPlus size={18} />}>
      {t("create")}
    </Button>
  );
  return (
    <Page title={t("title")} actions={create}>
      {isWhole && <InvoiceSummary show={show} />}
      <Group align="flex-end">
        <TextInput
          flex="1 1 14rem"
          maw={360}
          type="search"
          label={t("number")}
          placeholder={t("wholeNumber")}
          maxLength={invoiceLimits.number.max}
          leftSection={<IconSearch size={18} />}
          value={kept.number}
          onChange={({ currentTarget: { value } }) => setFilter({ number: value })}
        />
        <NativeSelect
          flex="1 1 8rem"
          maw={180}
          label={t("show")}
          data={shows.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          value={show}
          onChange={({ currentTarget: { value } }) => setFilter({ show: value })}
        />
        <NativeSelect
          flex="1 1 8rem"
          maw={180}
          label={t("type")}
          data={types.map((value) => ({ value, label: t(`types.${value}`) }))}
          value={type}
          onChange={({ currentTarget: { value } }) => setFilter({ type: value })}
        />
        <ClientFilter value={client} onChange={(value) => setFilter({ client: value })} />
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
  const { data: clients } = useQuery(clientChoices({}));
  return (
    <SearchSelect
      flex="1 1 10rem"
      maw={240}
      label={t("client")}
      options={[{ value: "", label: t("allClients") }, ...namedOptions(clients, value)]}
      value={value}
      onChange={onChange}
    />
  );
}
