import { Button, NativeSelect, SimpleGrid } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { MAX_SEARCH_LENGTH } from "../../../../../core/kernel/text.js";
import { clientChoices } from "../../api/choices.js";
import { DateField } from "../../elements/date-field.js";
import { namedOptions } from "../../elements/options.js";
import { SearchSelect } from "../../elements/search-select.js";
import { SettledField } from "../../elements/settled-field.js";
import { activeFilters, type ListFilter, type Order, orders, shows, types } from "./invoice-list.js";
import classes from "./invoices-page.module.css";

interface InvoiceFiltersProps {
  readonly filter: ListFilter;
  readonly onChange: (change: Partial<ListFilter>) => void;
}

/** The filters of the list, stored in the URL. On phones, a button shows those after the search. */
export function InvoiceFilters({ filter, onChange }: InvoiceFiltersProps) {
  const { t } = useTranslation("invoices");
  const [isOpen, setOpen] = useState(false);
  const { data: clients } = useQuery(clientChoices({}));
  const active = activeFilters(filter);
  return (
    <SimpleGrid cols={{ base: 2, sm: 4, xl: 7 }} verticalSpacing="xs" className={isOpen ? "" : (classes["folded"] ?? "")}>
      <SettledField
        type="search"
        label={t("search")}
        placeholder={t("searchHint")}
        maxLength={MAX_SEARCH_LENGTH}
        leftSection={<IconSearch size={18} />}
        value={filter.search}
        onSettled={(search) => onChange({ search })}
      />
      <Button
        hiddenFrom="sm"
        variant="default"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        style={{ alignSelf: "end" }}
      >
        {t("filters")}
        {active > 0 && ` (${active})`}
      </Button>
      <NativeSelect
        label={t("show")}
        data={shows.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        value={filter.show}
        onChange={({ currentTarget: { value } }) => onChange({ show: value as ListFilter["show"] })}
      />
      <NativeSelect
        label={t("type")}
        data={types.map((value) => ({ value, label: t(`types.${value}`) }))}
        value={filter.type}
        onChange={({ currentTarget: { value } }) => onChange({ type: value as ListFilter["type"] })}
      />
      <SearchSelect
        label={t("client")}
        options={[{ value: "", label: t("allClients") }, ...namedOptions(clients, filter.client)]}
        value={filter.client}
        onChange={(client) => onChange({ client })}
      />
      <DateField label={t("issuedFrom")} value={filter.from} onChange={(from) => onChange({ from })} />
      <DateField label={t("issuedTo")} value={filter.to} onChange={(to) => onChange({ to })} />
      <NativeSelect
        label={t("order.label")}
        data={(Object.keys(orders) as Order[]).map((value) => ({ value, label: t(`order.${value}`) }))}
        value={filter.sort}
        onChange={({ currentTarget: { value } }) => onChange({ sort: value as Order })}
      />
    </SimpleGrid>
  );
}
