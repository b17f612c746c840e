import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { clientChoices } from "../../api/choices.js";
import { useExplain } from "../../elements/explain.js";
import { namedOptions } from "../../elements/options.js";
import { SearchSelect } from "../../elements/search-select.js";
import type { Client } from "./project-currency.js";

interface ClientSelectProps {
  readonly value: Client | null;
  /** The label of the empty option. */
  readonly none: string;
  readonly onChange: (client: Client | null) => void;
  readonly error?: ReactNode;
}

/** Selects an active client. An archived client stays selected. */
export function ClientSelect({ value, none, onChange, error }: ClientSelectProps) {
  const { t } = useTranslation("projects");
  const { ofError } = useExplain();
  const found = useQuery(clientChoices());
  const clients = found.data ?? [];
  const all = value && !clients.some(({ id }) => id === value.id) ? [value, ...clients] : clients;
  return (
    <SearchSelect
      label={t("client")}
      options={[{ value: "", label: none }, ...namedOptions(all)]}
      value={value?.id ?? ""}
      onChange={(id) => onChange(all.find((client) => client.id === id) ?? null)}
      error={error ?? (found.error && ofError(found.error))}
    />
  );
}
