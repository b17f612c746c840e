import { Button, Group, Progress, Radio, SimpleGrid, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { api } from "../../api/client.js";
import { DateField } from "../../elements/date-field.js";
import { FailureNote } from "../../elements/failure.js";
import { FormModal } from "../../elements/form-dialog.js";
import { offerFile } from "../../elements/offer-file.js";
import { useLocale } from "../../words/locale.js";
import { FileCounter } from "./file-counter.js";
import { activeFilters, type ListFilter, parametersOf } from "./invoice-list.js";

const kinds = ["documents", "payments", "pdfs"] as const;
type Kind = (typeof kinds)[number];

interface InvoiceExportsProps {
  /** That of the list. Its days are those of the form at first. */
  readonly filter: ListFilter;
  readonly onClose: () => void;
}

interface Done {
  readonly done: number;
  readonly count: number;
}

/** Downloads documents or payments of a period for an accountant, or the PDFs. The other filters of the list apply too. */
export default function InvoiceExports({ filter, onClose }: InvoiceExportsProps) {
  const { t } = useTranslation("invoices");
  const locale = useLocale();
  const form = useForm({ initialValues: { kind: "documents", from: filter.from, to: filter.to } });
  const [progress, setProgress] = useState<Done | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const { kind, from, to } = form.values;
  const download = useMutation({
    mutationFn: async () => {
      const control = new AbortController();
      abort.current = control;
      const dated = { ...filter, from, to };
      const { blob, name } = await fileOf(kind as Kind, dated, { locale, signal: control.signal, onProgress: setProgress });
      offerFile(blob, name);
    },
    onSuccess: onClose,
    onSettled: () => setProgress(null),
  });
  const isNarrowed = filter.search !== "" || activeFilters({ ...filter, from: "", to: "" }) > 0;
  return (
    <FormModal title={t("exports.title")} onClose={onClose} centered>
      <form onSubmit={form.onSubmit(() => download.mutate())} noValidate>
        <Stack>
          <Radio.Group label={t("exports.what")} {...form.getInputProps("kind")}>
            <Stack gap="xs" mt="xs">
              {kinds.map((value) => (
                <Radio key={value} value={value} label={t(`exports.${value}`)} description={t(`exports.${value}Hint`)} />
              ))}
            </Stack>
          </Radio.Group>
          <SimpleGrid cols={2}>
            <DateField label={t(kind === "payments" ? "exports.paidFrom" : "issuedFrom")} {...form.getInputProps("from")} />
            <DateField label={t(kind === "payments" ? "exports.paidTo" : "issuedTo")} {...form.getInputProps("to")} />
          </SimpleGrid>
          {isNarrowed && kind !== "payments" && (
            <Text size="sm" c="dimmed">
              {t("exports.filtered")}
            </Text>
          )}
          {progress && <Advance {...progress} />}
          {download.error && <FailureNote error={download.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("shell:form.cancel")}
            </Button>
            <Button type="submit" loading={download.isPending}>
              {t("exports.download")}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  );
}

function Advance({ done, count }: Done) {
  const { t } = useTranslation("invoices");
  const label = t("exports.progress", { done, count });
  return (
    <Stack gap={4} role="status">
      <Progress value={count === 0 ? 100 : (100 * done) / count} aria-label={label} />
      <Text size="sm">{label}</Text>
    </Stack>
  );
}

interface Receiving {
  readonly locale: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Done) => void;
}

async function fileOf(
  kind: Kind,
  filter: ListFilter,
  { locale, signal, onProgress }: Receiving,
): Promise<{ readonly blob: Blob; readonly name: string }> {
  const name = (file: string, extension: string): string =>
    `${[file, filter.from, filter.to].filter((part) => part !== "").join("_")}.${extension}`;
  if (kind === "documents") {
    const query = { ...parametersOf(filter), locale };
    return {
      blob: await (await api.download("/exports/invoices.csv", { params: { query }, signal })).blob(),
      name: name("invoices", "csv"),
    };
  }
  if (kind === "payments") {
    const days = { ...(filter.from === "" ? {} : { from: filter.from }), ...(filter.to === "" ? {} : { to: filter.to }) };
    const query = { ...days, ...(filter.client === "" ? {} : { client_id: [filter.client] }), locale };
    return {
      blob: await (await api.download("/exports/payments.csv", { params: { query }, signal })).blob(),
      name: name("payments", "csv"),
    };
  }
  const response = await api.download("/exports/invoices.zip", { params: { query: parametersOf(filter) }, signal });
  return { blob: await received(response, onProgress), name: name("invoices", "zip") };
}

/** The archive, with the number of its files that have begun to arrive. */
async function received(response: Response, onProgress: Receiving["onProgress"]): Promise<Blob> {
  const count = Number(response.headers.get("X-Total-Count"));
  const counter = new FileCounter();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  onProgress({ done: 0, count });
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    onProgress({ done: counter.take(part.value), count });
  }
  return new Blob(parts, { type: "application/zip" });
}
