import { TextInput } from "@mantine/core";
import { namedOptions } from "../../elements/options.js";
import { SearchSelect } from "../../elements/search-select.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Client } from "../clients/client-values.js";
import type { RecurringForm } from "./recurring-values.js";

interface ClientFieldProps {
  readonly form: RecurringForm;
  readonly clients: readonly Client[];
  readonly isNew: boolean;
}

/** The client, which cannot be changed later. Another client has other projects. */
export function ClientField({ form, clients, isNew }: ClientFieldProps) {
  const { t } = useTranslation("recurring-invoices");
  const { client_id: id } = form.values;
  if (!isNew) return <TextInput label={t("client")} readOnly value={clients.find((one) => one.id === id)?.name ?? id} />;
  const field = form.getInputProps("client_id");
  const choose = (chosen: string) => {
    form.setFieldValue("client_id", chosen);
    form.setFieldValue("from_time.project_ids", []);
    form.setFieldValue("from_expenses.project_ids", []);
    form.setFieldValue("retainer.project_ids", []);
  };
  return (
    <SearchSelect
      label={t("client")}
      required
      placeholder={t("choose")}
      options={namedOptions(clients)}
      {...field}
      onChange={choose}
    />
  );
}
