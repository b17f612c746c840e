import { NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { nameLimits } from "../../../../../core/kernel/text.js";
import { changedFields } from "../../api/changed-fields.js";
import { ifUnchanged } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { amountText, readAmount } from "../../elements/amounts.js";
import type { ApplyTo } from "../../../../../core/billing/rerate.js";
import { ApplyToChoice } from "../../elements/apply-to.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { useSubmission } from "../../elements/use-submission.js";
import { useSession } from "../../shell/session.js";
import { type Person, roleOf, rolesToGive, versionOf } from "./people.js";
import { FormDrawer } from "../../elements/form-dialog.js";

interface PersonEditorProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Updates a person's name, role, and rate. */
export default function PersonEditor({ person, onClose }: PersonEditorProps) {
  const { t } = useTranslation("team");
  return (
    <FormDrawer onClose={onClose} title={t("edit", { name: person.name })}>
      <PersonForm person={person} onClose={onClose} />
    </FormDrawer>
  );
}

interface PersonValues {
  readonly name: string;
  readonly role: string;
  readonly rate: string;
}

function PersonForm({ person, onClose }: PersonEditorProps) {
  const { t } = useTranslation("team");
  const { me, workspace } = useSession();
  const { currency } = workspace;
  const queries = useQueryClient();
  const [applyTo, setApplyTo] = useState<ApplyTo>("future");
  const form = useForm<PersonValues>({
    initialValues: { name: person.name, role: person.role, rate: amountText(person.rate, currency) },
    validate: {
      name: (name) => (name.trim() === "" ? t("shell:problems.required") : null),
      rate: (rate) => (readAmount(rate, currency) === undefined ? t("shell:problems.amount") : null),
    },
  });
  const bodyOf = ({ name, role, rate }: PersonValues) => ({
    name: name.trim(),
    role: roleOf(role),
    rate: readAmount(rate, currency) ?? null,
  });
  const before = bodyOf(form.getInitialValues());
  const send = (values: PersonValues): Promise<Person> => {
    const body = changedFields(before, bodyOf(values));
    const query = body.rate === undefined ? {} : { apply_to: applyTo };
    const params = { path: { id: person.id }, query, header: ifUnchanged(versionOf(person)) };
    return answered(api.PATCH("/users/{id}", { params, body }));
  };
  const onDone = ({ name }: Person) => {
    if (person.id === me.id) void queries.invalidateQueries({ queryKey: keys.me });
    void queries.invalidateQueries({ queryKey: keys.reports.all });
    notifications.show({ message: t("saved", { name }) });
    onClose();
  };
  const submission = useSubmission({ form, send, changes: keys.users.all, onDone });
  const { role } = form.values;
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <TextInput label={t("name")} required maxLength={nameLimits.max} data-autofocus {...form.getInputProps("name")} />
        <NativeSelect
          label={t("role")}
          description={t(`does.${roleOf(role)}`)}
          data={rolesToGive(me).map((value) => ({ value, label: t(`shell:roles.${value}`) }))}
          {...form.getInputProps("role")}
        />
        {(person.role === "owner" || role === "owner") && <Text size="sm">{t("ownership")}</Text>}
        <TextInput
          label={`${t("rate")} (${currency})`}
          description={t("rateHint")}
          inputMode="decimal"
          {...form.getInputProps("rate")}
        />
        {bodyOf(form.values).rate !== before.rate && <ApplyToChoice value={applyTo} onChange={setApplyTo} />}
        <FormButtons submission={submission} onCancel={onClose} />
      </Stack>
    </form>
  );
}
