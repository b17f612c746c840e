import { Button, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { csvRows } from "../../../../../core/bank-statements/reading/csv-rows.js";
import { decodeText } from "../../../../../core/bank-statements/reading/decode-text.js";
import { statementLimits } from "../../../../../core/bank-statements/statement-limits.js";
import { csvDelimiterNames, csvDelimiters } from "../../../../../core/kernel/csv-delimiters.js";
import { delimiterOf } from "../../../../../core/kernel/csv-rows.js";
import { CurrencySelect } from "../../elements/code-selects.js";
import { FailureNote } from "../../elements/failure.js";
import { Panel } from "../../elements/panel.js";
import { useSession } from "../../shell/session.js";
import { useTranslation } from "../../words/use-translation.js";
import type { ReadingQuery } from "./bank.js";

const HEADER_WITHIN = 50;

const columns = [
  "booking_date_column",
  "amount_column",
  "debit_column",
  "credit_column",
  "direction_column",
  "value_date_column",
  "name_column",
  "account_column",
  "remittance_columns",
  "reference_column",
  "bank_reference_column",
] as const;

interface CsvColumnsProps {
  readonly file: File;
  readonly isPending: boolean;
  readonly onRead: (query: ReadingQuery) => void;
}

/** Chooses what the columns of a CSV file mean, among those of its header: the first row with the most cells. */
export default function CsvColumns({ file, isPending, onRead }: CsvColumnsProps) {
  const { t } = useTranslation("bank");
  const { workspace } = useSession();
  const [account, setAccount] = useState("");
  const [currency, setCurrency] = useState<string>(workspace.currency);
  const [chosen, setChosen] = useState<Partial<Record<(typeof columns)[number], string>>>({});
  const header = useQuery({
    queryKey: ["csv-header", file.name, file.lastModified, file.size],
    queryFn: async () => headerOf(new Uint8Array(await file.arrayBuffer())),
    retry: false,
  });
  if (header.error) return <FailureNote error={header.error} />;
  if (!header.data) return null;
  const { titles, delimiter } = header.data;
  const options = [{ value: "", label: t("noColumn") }, ...titles.map((title) => ({ value: title, label: title }))];
  const read = () => {
    const { remittance_columns: text, ...others } = chosen;
    const given = Object.fromEntries(Object.entries(others).filter(([, title]) => title !== ""));
    onRead({ format: "csv", delimiter, account, currency, ...given, ...(text && { remittance_columns: [text] }) });
  };
  return (
    <Panel title={t("columns.title")}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
          <TextInput
            label={t("columns.own")}
            required
            value={account}
            onChange={({ currentTarget }) => setAccount(currentTarget.value)}
          />
          <CurrencySelect label={t("columns.currency")} required value={currency} onChange={setCurrency} />
          {columns.map((name) => (
            <NativeSelect
              key={name}
              label={t(`columns.${name}`)}
              data={options}
              value={chosen[name] ?? ""}
              onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, [name]: value })}
            />
          ))}
        </SimpleGrid>
        <Button maw="max-content" loading={isPending} onClick={read}>
          {t("columns.read")}
        </Button>
      </Stack>
    </Panel>
  );
}

function headerOf(bytes: Uint8Array) {
  const text = decodeText(bytes, null);
  const delimiter = delimiterOf(text, statementLimits.columns);
  const rows = csvRows(text, delimiter).slice(0, HEADER_WITHIN);
  const widest = Math.max(...rows.map(({ cells }) => cells.length), 0);
  const cells = rows.find((row) => row.cells.length === widest)?.cells ?? [];
  const titles = cells.map((cell, index) => cell.trim() || String(index + 1));
  return { titles: [...new Set(titles)], delimiter: csvDelimiterNames[csvDelimiters.indexOf(delimiter)] ?? "comma" };
}
