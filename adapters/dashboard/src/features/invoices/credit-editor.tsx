import { Anchor, Checkbox, Group, Button, Radio, Stack, Text, Textarea } from "@mantine/core";
import { useForm, type UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { settlementLimits } from "../../../../../core/invoices/settlement.js";
import { paths } from "../../../paths.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { StintProblem } from "../../../../../client/index.js";
import { isStatus } from "../../api/problem.js";
import { readAmount } from "../../elements/amounts.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { FormDrawer } from "../../elements/form-dialog.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useMoneyText } from "../../elements/values.js";
import { CreditLines } from "./credit-lines.js";
import { CreditTotal } from "./credit-total.js";
import { bodyOf, creditScopes, type CreditValues, emptyCredit, inForm, isTime, readQuantity } from "./credit-values.js";
import { type Invoice, useInvoicesChanged } from "./invoice.js";

interface CreditEditorProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

/** Issues a credit note, then links to it. */
export default function CreditEditor({ invoice, onClose }: CreditEditorProps) {
  const { t } = useTranslation("invoices");
  const [created, setCreated] = useState<Invoice | null>(null);
  return (
    <FormDrawer onClose={onClose} size="lg" title={t("credit.title", { number: invoice.number ?? "" })}>
      {created ? (
        <Created note={created} onClose={onClose} />
      ) : (
        <CreditForm invoice={invoice} onDone={setCreated} onCancel={onClose} />
      )}
    </FormDrawer>
  );
}

/** The submit button, which had the focus, is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

function Created({ note, onClose }: { readonly note: Invoice; readonly onClose: () => void }) {
  const { t } = useTranslation("invoices");
  const money = useMoneyText(note.currency);
  return (
    <Stack>
      <Text role="status">{t("credit.done", { number: note.number ?? "", amount: money(note.total) })}</Text>
      <Group justify="space-between">
        <Anchor component={Link} to={`${paths.invoices}/${note.id}`} ref={focus}>
          {t("credit.toNote")}
        </Anchor>
        <Button onClick={onClose}>{t("shell:form.close")}</Button>
      </Group>
    </Stack>
  );
}

interface CreditFormProps {
  readonly invoice: Invoice;
  readonly onDone: (note: Invoice) => void;
  readonly onCancel: () => void;
}

function CreditForm({ invoice, onDone, onCancel }: CreditFormProps) {
  const { t } = useTranslation("invoices");
  const changed = useInvoicesChanged();
  const form = useCreditForm(invoice);
  const submission = useSubmission({
    form,
    send: (values) => issue(invoice, values),
    changes: keys.invoices.all,
    onDone: (note) => {
      void changed();
      onDone(note);
    },
  });
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <CreditScope form={form} />
        {form.values.scope === "lines" && <CreditLines form={form} invoice={invoice} />}
        <Textarea
          label={t("reason")}
          description={t("credit.reasonText")}
          required
          autosize
          minRows={2}
          maxRows={6}
          maxLength={settlementLimits.reason.max}
          {...form.getInputProps("reason")}
        />
        {invoice.lines.some((line) => line.time_entry_ids.length + line.expense_ids.length > 0) && (
          <Checkbox
            label={t("credit.release")}
            description={t("credit.releaseText")}
            {...form.getInputProps("release_time", { type: "checkbox" })}
          />
        )}
        <CreditTotal values={form.values} invoice={invoice} />
        <FormButtons submission={submission} onCancel={onCancel} label={t("credit.submit")} />
      </Stack>
    </form>
  );
}

/** Whether everything or single lines are credited. The time is released as the API does by default. */
function CreditScope({ form }: { readonly form: UseFormReturnType<CreditValues> }) {
  const { t } = useTranslation("invoices");
  const { scope } = form.values;
  const choose = (chosen: CreditValues["scope"]) => {
    form.setValues({ scope: chosen, release_time: chosen === "all" });
    form.clearErrors();
  };
  return (
    <Radio.Group
      label={t("credit.scope")}
      value={scope}
      onChange={(value) => choose(creditScopes.find((one) => one === value) ?? scope)}
      error={form.errors["scope"]}
    >
      <Stack gap="sm" my="xs">
        {creditScopes.map((one) => (
          <Radio key={one} value={one} label={t(`credit.scopes.${one}`)} description={t(`credit.scopeTexts.${one}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

/** Checks what the service could not report at a field. */
function useCreditForm(invoice: Invoice) {
  const { t } = useTranslation("invoices");
  const lineOf = (path: string) => Number(path.split(".")[1]);
  return useForm<CreditValues>({
    initialValues: emptyCredit(invoice),
    validate: {
      scope: (scope, { lines }) =>
        scope === "lines" && lines.every(({ how }) => how === "none") ? t("credit.chooseLine") : null,
      reason: (reason) => (reason.trim() === "" ? t("shell:problems.required") : null),
      lines: {
        quantity: (text, { scope, lines }, path) => {
          const line = invoice.lines[lineOf(path)];
          if (scope === "all" || lines[lineOf(path)]?.how !== "quantity" || readQuantity(text, line) !== undefined) return null;
          return line && isTime(line) ? t("credit.timeMalformed") : t("shell:problems.decimal_malformed");
        },
        net: (text, { scope, lines }, path) => {
          const isUsed = scope === "lines" && lines[lineOf(path)]?.how === "net";
          return isUsed && readAmount(text, invoice.currency) == null ? t("shell:problems.amount") : null;
        },
      },
    },
  });
}

async function issue(invoice: Invoice, values: CreditValues): Promise<Invoice> {
  const params = { path: { id: invoice.id } };
  try {
    return await answered(api.POST("/invoices/{id}/credit-notes", { params, body: bodyOf(values, invoice) }));
  } catch (error) {
    if (!isStatus(error, 422)) throw error;
    throw new StintProblem({ ...error.body, errors: inForm(error.errors, values) });
  }
}
