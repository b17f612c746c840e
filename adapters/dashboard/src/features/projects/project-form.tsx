import { Checkbox, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { useForm, type UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { billingMethods, projectTable } from "../../../../../core/projects/project.js";
import { budgetPeriods } from "../../../../../core/projects/budget.js";
import { changedFields } from "../../api/changed-fields.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { readAmount } from "../../elements/amounts.js";
import type { ApplyTo } from "../../../../../core/billing/rerate.js";
import { ApplyToChoice } from "../../elements/apply-to.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { limitedTexts } from "../../elements/text-values.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";
import { ClientSelect } from "./client-select.js";
import { ColourField } from "../../elements/colour-field.js";
import { bodyOf, type ProjectBody, type ProjectValues, readBudget, valuesOf } from "./project-values.js";
import { type Client, currencyOf, type Project } from "./project-currency.js";

interface ProjectFormProps {
  /** Null to create one. */
  readonly project: Project | null;
  /** The client of a new project. */
  readonly client: Client | null;
  readonly onDone: (project: Project) => void;
  readonly onCancel: () => void;
}

/** Creates or updates a project. An update sends changed fields only. */
export function ProjectForm({ project, client, onDone, onCancel }: ProjectFormProps) {
  const { t } = useTranslation("projects");
  const { currency: workspaces } = useSession().workspace;
  const form = useProjectForm({ ...valuesOf(project, workspaces), ...(project ? {} : { client_id: client }) }, workspaces);
  const [applyTo, setApplyTo] = useState<ApplyTo>("future");
  const before = bodyOf(form.getInitialValues(), workspaces);
  const text = limitedTexts(projectTable, (path) => form.getInputProps(path));
  const submission = useSubmission({
    form,
    send: (values) => save(project, before, bodyOf(values, workspaces), applyTo),
    changes: keys.projects.all,
    onDone,
  });
  const after = bodyOf(form.values, workspaces);
  const cause =
    project === null ? null : after.client_id !== before.client_id ? "client" : after.rate !== before.rate ? "rate" : null;
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <TextInput label={t("name")} required data-autofocus {...text("name")} />
        <ClientSelect
          none={t("noClient")}
          value={form.values.client_id}
          onChange={(client) => form.setFieldValue("client_id", client)}
          error={form.errors["client_id"]}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label={t("code")} {...text("code")} />
          <ColourField
            label={t("colour")}
            chooseLabel={t("chooseColour")}
            noneLabel={t("noColour")}
            value={form.values.color}
            onChange={(colour) => form.setFieldValue("color", colour)}
            error={form.errors["color"]}
          />
        </SimpleGrid>
        <MoneyFields form={form} workspaces={workspaces} />
        {cause && <ApplyToChoice cause={cause} value={applyTo} onChange={setApplyTo} />}
        <Textarea label={t("notes")} autosize minRows={2} maxRows={8} {...text("notes")} />
        <FormButtons submission={submission} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

function useProjectForm(initialValues: ProjectValues, workspaces: string) {
  const { t } = useTranslation("projects");
  return useForm<ProjectValues>({
    initialValues,
    validate: {
      name: (name) => (name.trim() === "" ? t("shell:problems.required") : null),
      rate: (rate, values) =>
        readAmount(rate, currencyOf(values.client_id, workspaces)) === undefined ? t("shell:problems.amount") : null,
      budget: {
        value: (_value, { budget, client_id: client }) => {
          if (readBudget(budget, currencyOf(client, workspaces)) !== undefined) return null;
          return t(budget.kind === "hours" ? "hoursProblem" : "shell:problems.amount");
        },
      },
    },
  });
}

interface MoneyFieldsProps {
  readonly form: UseFormReturnType<ProjectValues>;
  readonly workspaces: string;
}

function MoneyFields({ form, workspaces }: MoneyFieldsProps) {
  const { t } = useTranslation("projects");
  const { client_id: client, billing_method: billingMethod, budget } = form.values;
  const methods = billingMethods.map((value) => ({ value, label: t(`billingMethods.${value}`) }));
  const currency = currencyOf(client, workspaces);
  const kinds = (["", "hours", "amount"] as const).map((value) => ({ value, label: t(`budgets.${value || "none"}`) }));
  const periods = budgetPeriods.map((value) => ({ value, label: t(`budgetPeriods.${value}`) }));
  return (
    <>
      <NativeSelect
        label={t("billingMethod")}
        description={billingMethod === "fixed_fee" ? t("fixedFeeHint") : undefined}
        data={methods}
        {...form.getInputProps("billing_method")}
      />
      <Checkbox label={t("billable")} {...form.getInputProps("billable", { type: "checkbox" })} />
      <TextInput
        label={`${t("rate")} (${currency})`}
        description={t("rateHint")}
        inputMode="decimal"
        {...form.getInputProps("rate")}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect label={t("budget")} data={kinds} {...form.getInputProps("budget.kind")} />
        {budget.kind !== "" && (
          <TextInput
            label={budget.kind === "hours" ? t("hours") : `${t("amount")} (${currency})`}
            inputMode="decimal"
            required
            {...form.getInputProps("budget.value")}
          />
        )}
        {budget.kind !== "" && <NativeSelect label={t("budgetPeriod")} data={periods} {...form.getInputProps("budget.period")} />}
      </SimpleGrid>
    </>
  );
}

function save(project: Project | null, before: ProjectBody, after: ProjectBody, applyTo: ApplyTo): Promise<Project> {
  if (!project) return answered(api.POST("/projects", { body: after }));
  const body = changedFields(before, after);
  const query = body.rate === undefined && body.client_id === undefined ? {} : { apply_to: applyTo };
  const params = { path: { id: project.id }, query, header: ifUnchanged(project) };
  return answered(api.PATCH("/projects/{id}", { params, body }));
}
