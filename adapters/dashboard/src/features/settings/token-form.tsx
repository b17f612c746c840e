import { Checkbox, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { tokenLimits } from "../../../../../core/tokens/token.js";
import type { Schemas } from "../../../../../client/index.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { FormButtons } from "../../elements/form-buttons.js";
import { useSubmission } from "../../elements/use-submission.js";

const reaches = ["everything", "readOnly", "chosen"] as const;
const lives = [7, 30, 90, 365] as const;
const DAY_MS = 86_400_000;

/** The scopes of a token. */
const resources = [
  "time_entries",
  "projects",
  "tasks",
  "clients",
  "invoices",
  "users",
  "workspace",
  "tokens",
  "webhooks",
  "changes",
] as const;

interface TokenValues {
  readonly name: string;
  readonly reach: string;
  readonly scopes: string[];
  /** Days, or "" for no expiry. */
  readonly life: string;
}

type Body = Schemas["TokenCreation"];

function scopesOf({ reach, scopes }: TokenValues): string[] | null {
  if (reach === "everything") return null;
  return reach === "readOnly" ? ["read"] : scopes;
}

function bodyOf(values: TokenValues): Body {
  const expiresAt = values.life === "" ? null : new Date(Date.now() + Number(values.life) * DAY_MS).toISOString();
  return { name: values.name.trim(), scopes: scopesOf(values), expires_at: expiresAt };
}

async function create(body: Body): Promise<string> {
  const { token } = await answered(api.POST("/tokens", { body }));
  if (token === undefined) throw new Error("The answer has no secret.");
  return token;
}

/** The same values produce the same request, so that a retry does not create a second token. */
function useCreation(): (values: TokenValues) => Promise<string> {
  const last = useRef<{ readonly values: string; readonly body: Body } | null>(null);
  return (values) => {
    const text = JSON.stringify(values);
    if (last.current?.values !== text) last.current = { values: text, body: bodyOf(values) };
    return create(last.current.body);
  };
}

interface TokenFormProps {
  /** Called with the secret, which the service returns only once. */
  readonly onDone: (secret: string) => void;
  readonly onCancel: () => void;
}

export function TokenForm({ onDone, onCancel }: TokenFormProps) {
  const { t } = useTranslation("settings");
  const form = useForm<TokenValues>({
    initialValues: { name: "", reach: "everything", scopes: [], life: "90" },
    validate: {
      name: (name) => (name.trim() === "" ? t("shell:problems.required") : null),
      scopes: (scopes, { reach }) => (reach === "chosen" && scopes.length === 0 ? t("shell:problems.required") : null),
    },
  });
  const submission = useSubmission({ form, send: useCreation(), changes: keys.tokens.all, onDone });
  const scopes = resources.flatMap((resource) =>
    (["read", "write"] as const).map((action) => ({
      value: `${resource}:${action}`,
      label: t(`tokens.${action}`, { resource: t(`tokens.resources.${resource}`) }),
    })),
  );
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack>
        <TextInput
          label={t("tokens.name")}
          description={t("tokens.nameHint")}
          required
          maxLength={tokenLimits.name.max}
          data-autofocus
          {...form.getInputProps("name")}
        />
        <NativeSelect
          label={t("tokens.scopes")}
          data={reaches.map((value) => ({ value, label: t(`tokens.${value}`) }))}
          {...form.getInputProps("reach")}
        />
        {form.values.reach === "chosen" && (
          <Checkbox.Group label={t("tokens.choose")} {...form.getInputProps("scopes")}>
            <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs" spacing="xs">
              {scopes.map(({ value, label }) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
        )}
        <NativeSelect
          label={t("tokens.expires")}
          data={[
            ...lives.map((count) => ({ value: String(count), label: t("tokens.days", { count }) })),
            { value: "", label: t("tokens.never") },
          ]}
          {...form.getInputProps("life")}
        />
        <FormButtons submission={submission} onCancel={onCancel} label={t("tokens.create")} />
      </Stack>
    </form>
  );
}
