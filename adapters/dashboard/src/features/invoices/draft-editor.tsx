import { Stack, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { EarlyPaymentFields } from "../../elements/early-payment.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { useReturnFocus } from "../../elements/use-return-focus.js";
import { useSubmission } from "../../elements/use-submission.js";
import { contentOf, patchOf } from "./content/content-body.js";
import { useContentErrors, withErrorsIn } from "./content/content-errors.js";
import { ContentFields } from "./content/content-fields.js";
import type { ContentValues } from "./content/content-values.js";
import { valuesOf } from "./content/draft-values.js";
import { LinesFields } from "./content/lines-fields.js";
import { DraftPreview } from "./draft-preview.js";
import { type Invoice, type Line, useInvoicesChanged } from "./invoice.js";
import classes from "./new-invoice.module.css";

interface DraftEditorProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

const noLines: readonly Line[] = [];

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Changes the content of a draft with one PATCH, which fails if the draft has changed since the form was opened. */
export default function DraftEditor({ invoice, onClose }: DraftEditorProps) {
  useReturnFocus();
  const { t } = useTranslation(["invoices", "shell"]);
  const [edited] = useState(invoice);
  const changed = useInvoicesChanged();
  const errorsOf = useContentErrors();
  const { currency, lines: stored = noLines } = edited;
  const form = useForm<ContentValues>({
    initialValues: valuesOf(edited),
    validate: (values) => ({
      ...errorsOf(values, currency),
      ...(values.lines.length === 0 ? { lines: t("needsLine") } : {}),
    }),
  });
  const submission = useSubmission({
    form,
    send: (values) => withErrorsIn(values, save(edited, form.getInitialValues(), values)),
    changes: keys.invoices.all,
    onDone: () => {
      notifications.show({ message: t("draftSaved") });
      void changed();
      onClose();
    },
  });
  return (
    <section aria-labelledby="edit-draft">
      <Title order={2} size="h4" mb="md" id="edit-draft" tabIndex={-1} ref={focus} style={{ outline: "none" }}>
        {t("editDraft")}
      </Title>
      <div className={classes["columns"]}>
        <form onSubmit={submission.onSubmit} noValidate>
          <Stack>
            <LinesFields form={form} legend={t("lines")} currency={currency} stored={stored} />
            <ContentFields form={form} currency={currency} isNew={false}>
              <EarlyPaymentFields field={(path) => form.getInputProps(path)} description={t("earlyPaymentNone")} />
            </ContentFields>
            <FormButtons submission={submission} onCancel={onClose} />
          </Stack>
        </form>
        <DraftPreview values={form.values} invoice={edited} />
      </div>
    </section>
  );
}

/** Both contents must be complete. */
function save(invoice: Invoice, before: ContentValues, after: ContentValues): Promise<Invoice> {
  const { id, currency, lines: stored = noLines } = invoice;
  const [from, to] = [before, after].map((values) => contentOf(values, { currency, stored }));
  if (!from || !to) return Promise.reject(new Error("The content is incomplete."));
  const params = { path: { id }, header: ifUnchanged(invoice) };
  return answered(api.PATCH("/invoices/{id}", { params, body: patchOf(from, to) }));
}
