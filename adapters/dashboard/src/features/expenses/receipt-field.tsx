import { Button, Fieldset, FileButton, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { MAX_RECEIPT_BYTES, MAX_RECEIPT_MIB, receiptTypes } from "../../../../../core/expenses/expense-limits.js";
import { api } from "../../api/client.js";
import { Loaded } from "../../elements/loaded.js";
import { offerFile } from "../../elements/offer-file.js";
import { useTranslation } from "../../words/use-translation.js";
import type { Expense } from "./expense.js";
import { expenseKeys } from "./expense-keys.js";
import type { ReceiptChange } from "./use-expense-form.js";

const extensions: Readonly<Record<string, string>> = { "application/pdf": ".pdf", "image/jpeg": ".jpg", "image/png": ".png" };

interface ReceiptFieldProps {
  readonly expense: Expense | null;
  readonly change: ReceiptChange;
  readonly onChange: (change: ReceiptChange) => void;
}

/** Shows the receipt, and chooses or removes one, which is saved with the form. */
export function ReceiptField({ expense, change, onChange }: ReceiptFieldProps) {
  const { t } = useTranslation("expenses");
  const stored = expense?.receipt ? expense : null;
  const isTooLarge = change instanceof File && change.size > MAX_RECEIPT_BYTES;
  const hasReceipt = change instanceof File || (stored !== null && change === null);
  return (
    <Fieldset legend={t("receipt")}>
      <Stack>
        {change instanceof File ? (
          <Preview file={change} name={change.name} />
        ) : (
          change === null && stored && <Stored expense={stored} />
        )}
        {isTooLarge && (
          <Text size="sm" c="red" role="alert">
            {t("tooLarge", { size: MAX_RECEIPT_MIB })}
          </Text>
        )}
        <Group>
          <FileButton accept={receiptTypes.join(",")} onChange={(file) => file && onChange(file)}>
            {(button) => (
              <Button variant="default" {...button}>
                {t(hasReceipt ? "replaceReceipt" : "chooseReceipt")}
              </Button>
            )}
          </FileButton>
          {hasReceipt && (
            <Button variant="subtle" color="red" onClick={() => onChange(stored ? "remove" : null)}>
              {t("removeReceipt")}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t("receiptText", { size: MAX_RECEIPT_MIB })}
        </Text>
      </Stack>
    </Fieldset>
  );
}

function Stored({ expense }: { readonly expense: Expense }) {
  const receipt = useQuery({
    queryKey: expenseKeys.receipt(expense),
    queryFn: async ({ signal }) => {
      const file = await api.download("/expenses/{id}/receipt", { params: { path: { id: expense.id } }, signal });
      return file.blob();
    },
  });
  return (
    <Loaded query={receipt} lines={2}>
      {(blob) => <Preview file={blob} name={`${expense.date} ${expense.category}${extensions[blob.type] ?? ""}`} />}
    </Loaded>
  );
}

/** A picture is shown. A PDF is offered, since browsers of phones do not show it within a page. */
function Preview({ file, name }: { readonly file: Blob; readonly name: string }) {
  const { t } = useTranslation("expenses");
  return (
    <Stack align="flex-start" gap="xs">
      {file.type.startsWith("image/") && <Picture file={file} />}
      <Button variant="subtle" size="compact-sm" onClick={() => offerFile(file, name)}>
        {t("download", { name })}
      </Button>
    </Stack>
  );
}

function Picture({ file }: { readonly file: Blob }) {
  const { t } = useTranslation("expenses");
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.setAttribute("src", url);
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt={t("receipt")} style={{ maxHeight: 240, maxWidth: "100%", objectFit: "contain" }} />;
}
