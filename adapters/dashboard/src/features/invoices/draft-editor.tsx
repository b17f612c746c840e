import { Stack, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { EarlyPaymentFields } from "../../elements/early-payment.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { useFieldInAddress } from "../../elements/use-field-in-address.js";
import { useReturnFocus } from "../../elements/use-return-focus.js";
import { useSubmission } from "../../elements/use-submission.js";
import { afterSave } from "./content/after-save.js";
import { contentOf, patchOf } from "./content/content-body.js";
import { useContentErrors, withErrorsIn } from "./content/content-errors.js";
import { ContentFields } from "./content/content-fields.js";
import type { ContentValues } from "./content/content-values.js";
import { valuesOf } from "./content/draft-values.js";
import { LinesFields } from "./content/lines-fields.js";
import { DraftPdf } from "./draft-pdf.js";
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
  useFieldInAddress();
  const { t } = useTranslation("invoices");
  const { edited, form, submission, isOutdated, saveAndStay } = useDraft(invoice, onClose);
  const { currency, lines: stored = noLines } = edited;
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
        <div className={classes["aside"]}>
          <DraftPreview values={form.values} invoice={edited} />
          <DraftPdf invoice={edited} isOutdated={isOutdated} isSaving={submission.isPending} onSave={saveAndStay} />
        </div>
      </div>
    </section>
  );
}

/** The form, and the draft as it was last saved. Saving closes the form, or leaves it open for further changes. */
function useDraft(invoice: Invoice, onClose: () => void) {
  const { t } = useTranslation("invoices");
  const [edited, setEdited] = useState(invoice);
  const stays = useRef(false);
  const changed = useInvoicesChanged();
  const errorsOf = useContentErrors();
  const form = useForm<ContentValues>({
    initialValues: valuesOf(edited),
    validate: (values) => ({
      ...errorsOf(values, edited.currency),
      ...(values.lines.length === 0 ? { lines: t("needsLine") } : {}),
    }),
  });
  const stay = (saved: Invoice, sent: ContentValues) => {
    setEdited({ ...saved, ...(edited.client ? { client: edited.client } : {}) });
    form.setInitialValues(afterSave(sent, sent));
    form.setValues(afterSave(sent, form.getValues()));
  };
  const submission = useSubmission({
    form,
    send: (values) => withErrorsIn(values, save(edited, form.getInitialValues(), values)),
    changes: keys.invoices.all,
    onDone: (saved, sent) => {
      notifications.show({ message: t("draftSaved") });
      void changed();
      if (stays.current) stay(saved, sent);
      else onClose();
    },
  });
  const submit = (stayingOpen: boolean, event?: FormEvent<HTMLFormElement>) => {
    if (submission.isPending) return event?.preventDefault();
    stays.current = stayingOpen;
    submission.onSubmit(event);
  };
  return {
    edited,
    form,
    submission: { ...submission, onSubmit: (event?: FormEvent<HTMLFormElement>) => submit(false, event) },
    isOutdated: JSON.stringify(form.values) !== JSON.stringify(form.getInitialValues()),
    saveAndStay: () => submit(true),
  };
}

/** Both contents must be complete. */
function save(invoice: Invoice, before: ContentValues, after: ContentValues): Promise<Invoice> {
  const { id, currency, lines: stored = noLines } = invoice;
  const [from, to] = [before, after].map((values) => contentOf(values, { currency, stored }));
  if (!from || !to) return Promise.reject(new Error("The content is incomplete."));
  const params = { path: { id }, header: ifUnchanged(invoice) };
  return answered(api.PATCH("/invoices/{id}", { params, body: patchOf(from, to) }));
}
