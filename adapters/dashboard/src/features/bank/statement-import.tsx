import { Group, Loader, Text } from "@mantine/core";
import { IconBuildingBank } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { MAX_STATEMENT_BYTES, MAX_STATEMENT_MIB } from "../../../../../core/bank-statements/statement-limits.js";
import { answered, api } from "../../api/client.js";
import { FailureNote } from "../../elements/failure.js";
import { FileChoice } from "../../elements/file-choice.js";
import { later } from "../../loading/later.js";
import { useTranslation } from "../../words/use-translation.js";
import { type ReadingQuery, useBankChanged } from "./bank.js";

/** Lazy: only for CSV files. */
const CsvColumns = later(() => import("./csv-columns.js"));

const ACCEPTED = "application/xml,text/xml,text/plain,text/csv,.xml,.sta,.mt940,.940,.txt,.csv";

/** Imports a file. The columns of a CSV file are chosen first. */
export function StatementImport() {
  const { t } = useTranslation("bank");
  const changed = useBankChanged();
  const [table, setTable] = useState<File | null>(null);
  const sending = useMutation({
    mutationFn: async ({ file, query }: { readonly file: File; readonly query: ReadingQuery }) => {
      if (file.size > MAX_STATEMENT_BYTES) throw new Error(t("tooLarge", { size: MAX_STATEMENT_MIB }));
      // The content decides how a file is read. Browsers derive types from names.
      const body = new Blob([file], { type: "application/octet-stream" });
      return answered(api.POST("/bank-statements", { body, params: { query: { file_name: file.name, ...query } } }));
    },
    onSuccess: () => setTable(null),
    onSettled: changed,
  });
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    sending.reset();
    if (/\.csv$/i.test(file.name)) setTable(file);
    else {
      setTable(null);
      sending.mutate({ file, query: {} });
    }
  };
  const texts = { text: t("drop"), button: t("choose"), limit: t("limit", { size: MAX_STATEMENT_MIB }) };
  const { data, error } = sending;
  const warnings = [...new Set(data?.statements.flatMap((one) => one.warnings))];
  const details =
    error && "errors" in error ? (error.errors as readonly { message: string }[]).map(({ message }) => message) : [];
  return (
    <>
      <FileChoice icon={<IconBuildingBank size={32} stroke={1.5} aria-hidden />} accept={ACCEPTED} {...texts} onChoose={choose} />
      <Suspense>
        {table && (
          <CsvColumns
            key={`${table.name} ${table.lastModified}`}
            file={table}
            isPending={sending.isPending}
            onRead={(query) => sending.mutate({ file: table, query })}
          />
        )}
      </Suspense>
      <Group gap="xs" role="status">
        {sending.isPending && (
          <>
            <Loader size="sm" aria-hidden />
            <Text>{t("reading")}</Text>
          </>
        )}
        {data && (
          <Text>
            {t("imported", { count: data.new_count })} {data.known_count > 0 && t("known", { count: data.known_count })}
          </Text>
        )}
      </Group>
      {warnings.map((warning) => (
        <Text key={warning}>{t(`warnings.${warning}`)}</Text>
      ))}
      {error && <FailureNote error={error} hint={t("failed", { name: sending.variables.file.name })} details={details} />}
    </>
  );
}
