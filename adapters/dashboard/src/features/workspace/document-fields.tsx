import { Checkbox, NativeSelect, Stack, Textarea } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { documentTextLimits } from "../../../../../core/billing/document-texts.js";
import { ColourField } from "../../elements/colour-field.js";
import { languageName } from "../../elements/named-codes.js";
import { useTranslation } from "../../words/use-translation.js";
import type { WorkspaceValues } from "./workspace-values.js";

/** The accent color of documents, and their texts in one language at a time. */
export function DocumentFields({ form }: { readonly form: UseFormReturnType<WorkspaceValues> }) {
  const { t, language } = useTranslation("workspace");
  const { document_texts: texts, locale } = form.values;
  const own = texts.findIndex((one) => one.language === new Intl.Locale(locale || "en").language);
  const [chosen, setChosen] = useState(Math.max(0, own));
  const options = texts.map((one, index) => ({ value: String(index), label: languageName(one.language, language) }));
  const field = (name: "notes" | "footer") => form.getInputProps(`document_texts.${chosen}.${name}`);
  return (
    <Stack>
      <ColourField
        label={t("documents.accent")}
        chooseLabel={t("documents.chooseAccent")}
        noneLabel={t("documents.noAccent")}
        value={form.values.accent_color}
        onChange={(colour) => form.setFieldValue("accent_color", colour)}
        error={form.errors["accent_color"]}
      />
      <NativeSelect
        label={t("documents.language")}
        description={t("documents.languageHint")}
        data={options}
        value={String(chosen)}
        onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
      />
      <Textarea
        label={t("documents.notes")}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={documentTextLimits.notes.max}
        {...field("notes")}
      />
      <Textarea
        label={t("documents.footer")}
        description={t("documents.footerHint")}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={documentTextLimits.footer.max}
        {...field("footer")}
      />
      <Checkbox
        label={t("linkInMails")}
        description={t("linkInMailsHint")}
        {...form.getInputProps("link_in_mails", { type: "checkbox" })}
      />
    </Stack>
  );
}
