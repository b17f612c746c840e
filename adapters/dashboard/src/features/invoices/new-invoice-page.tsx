import { Alert } from "@mantine/core";
import { useForm, type UseFormReturnType } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link, useNavigate, useSearchParams } from "react-router";
import { paths } from "../../../paths.js";
import { clientChoices } from "../../api/choices.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Page } from "../../elements/page.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useMay, useSession } from "../../shell/session.js";
import type { Client } from "../clients/client-values.js";
import { useContentErrors, withErrorsIn } from "./content/content-errors.js";
import { emptyContent } from "./content/content-values.js";
import { useInvoicesChanged } from "./invoice.js";
import classes from "./new-invoice.module.css";
import { bodyOf, type NewInvoiceValues } from "./new-invoice-values.js";
import { NewInvoiceForm } from "./new-invoice-form.js";
import { Preview } from "./preview.js";
import { todayIn } from "./spans.js";
import { type Days, useUnbilled, useUnbilledExpenses, useUnbilledMilestones } from "./unbilled.js";

/** Creates a draft from unbilled time and additional lines, with a live preview. The URL can name the client. */
export default function NewInvoicePage() {
  const { t } = useTranslation("invoices");
  const clients = useQuery(clientChoices());
  const mayWrite = useMay("invoices:write");
  return (
    <Page title={t("create")}>
      {mayWrite ? (
        <Loaded query={clients}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState text={t("noClients")} action={<Link to={paths.clients}>{t("toClients")}</Link>} />
            ) : (
              <NewInvoice clients={all} />
            )
          }
        </Loaded>
      ) : (
        <Alert>{t("mayNot")}</Alert>
      )}
    </Page>
  );
}

function NewInvoice({ clients }: { readonly clients: readonly Client[] }) {
  const { t } = useTranslation("invoices");
  const { workspace } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const changed = useInvoicesChanged();
  const zone = workspace.time_zone;
  const clientOf = ({ client_id: id }: NewInvoiceValues) => clients.find((one) => one.id === id);
  const currencyOf = (values: NewInvoiceValues) => clientOf(values)?.currency ?? workspace.currency;
  const errorsOf = useContentErrors();
  const form = useForm<NewInvoiceValues>({
    initialValues: {
      ...emptyContent,
      issue_date: todayIn(zone),
      client_id: clients.find(({ id }) => id === search.get("client"))?.id ?? "",
      isDeposit: false,
      withTime: true,
      from_time: { ...anyDays, group_by: "project" },
      withExpenses: true,
      from_expenses: { group_by: "expense" },
      withMilestones: true,
      withoutEarlyPayment: false,
    },
    validate: (values) => ({
      ...errorsOf(values, currencyOf(values)),
      ...(values.client_id === "" ? { client_id: t("shell:problems.required") } : {}),
    }),
  });
  const currency = currencyOf(form.values);
  const terms = clientOf(form.values)?.early_payment_discount ?? workspace.early_payment_discount;
  const unbilled = useUnbilled(form.values.client_id, zone);
  const expenses = useUnbilledExpenses(form.values.client_id);
  const milestones = useUnbilledMilestones(form.values.client_id);
  useFilledDays(form, unbilled.data);
  const sources = {
    withExpenses: form.values.withExpenses && (expenses.data?.length ?? 0) > 0,
    withMilestones: form.values.withMilestones && (milestones.data?.length ?? 0) > 0,
  };
  const billed = { ...form.values, ...sources };
  const isLoading = unbilled.isLoading || expenses.isLoading || milestones.isLoading;
  const hasSources = unbilled.data !== null || sources.withExpenses || sources.withMilestones;
  const isEmpty = !hasSources && !billed.isDeposit && billed.lines.length === 0;
  const body = isLoading || isEmpty ? null : bodyOf(billed, currency, zone);
  const missing = form.values.client_id === "" ? "chooseFirst" : isEmpty ? "addLineFirst" : "incomplete";
  const submission = useSubmission({
    form,
    send: (values) => {
      const asked = bodyOf({ ...values, ...sources }, currencyOf(values), zone);
      if (!asked) return Promise.reject(new Error(t("nothing")));
      return withErrorsIn(values, answered(api.POST("/invoices", { body: asked })));
    },
    changes: keys.invoices.all,
    onDone: ({ id }) => {
      void changed();
      void navigate(`${paths.invoices}/${id}`);
    },
  });
  return (
    <div className={classes["columns"]}>
      <NewInvoiceForm
        form={form}
        unbilled={unbilled.data}
        expenses={expenses.data}
        milestones={milestones.data}
        clients={clients}
        currency={currency}
        hasTerms={terms != null}
        submission={submission}
      />
      <div className={classes["aside"]}>
        <Preview body={body} client={clientOf(form.values)} hint={isLoading ? null : t(missing)} />
      </div>
    </div>
  );
}

const anyDays: Days = { from: "", to: "" };

/** Fills in the days of the client's unbilled time, unless the user has chosen others. */
function useFilledDays(form: UseFormReturnType<NewInvoiceValues>, unbilled: Days | null | undefined): void {
  const filled = useRef(anyDays);
  const { getValues, setFieldValue } = form;
  useEffect(() => {
    if (unbilled === undefined) return;
    const [before, days] = [filled.current, unbilled ?? anyDays];
    const { from_time: time } = getValues();
    if (isSame(days, before) || !isSame(time, before)) return;
    filled.current = days;
    setFieldValue("from_time", { ...time, ...days });
  }, [unbilled, getValues, setFieldValue]);
}

function isSame(one: Days, other: Days): boolean {
  return one.from === other.from && one.to === other.to;
}
