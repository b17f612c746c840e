import { Group, Loader, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { StintProblem } from "../../../../../client/index.js";
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENT_MIB } from "../../../../../core/invoices/inspecting/document-limits.js";
import { answered, api } from "../../api/client.js";
import { useExplain } from "../../elements/explain.js";
import { FailureNote } from "../../elements/failure.js";
import { Page } from "../../elements/page.js";
import { useTranslation } from "../../words/use-translation.js";
import { DocumentChoice } from "./document-choice.js";
import { InspectedDocument } from "./inspected-document.js";

/** Reads and checks an electronic invoice of anyone. Neither the service nor the page keeps it. */
export default function DocumentsPage() {
  const { t } = useTranslation("documents");
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const inspect = useMutation({
    mutationFn: async (files: readonly File[]) => {
      reading.current?.abort();
      const control = new AbortController();
      reading.current = control;
      const [file, ...others] = files;
      if (!file || others.length > 0) throw new Error(t("several"));
      if (file.size > MAX_DOCUMENT_BYTES) throw new Error(t("tooLarge", { size: MAX_DOCUMENT_MIB }));
      // The content decides how a file is read. Browsers derive types from names.
      const body = new Blob([file], { type: "application/octet-stream" });
      return answered(api.POST("/documents/inspect", { body, signal: control.signal }));
    },
  });
  const name = inspect.variables?.map((file) => file.name).join(", ") ?? "";
  return (
    <Page title={t("title")}>
      <Text maw={760}>{t("text")}</Text>
      <Text maw={760}>{t("notStored")}</Text>
      <DocumentChoice onChoose={(files) => inspect.mutate(files)} />
      <Group gap="xs" role="status">
        {inspect.isPending && (
          <>
            <Loader size="sm" aria-hidden />
            <Text>{t("reading", { name })}</Text>
          </>
        )}
      </Group>
      {inspect.error && <Refusal name={name} error={inspect.error} />}
      {inspect.data && <InspectedDocument key={inspect.submittedAt} name={name} inspection={inspect.data} />}
    </Page>
  );
}

/** Why a file could not be checked. What the service found in it follows, since the translation cannot say that. */
function Refusal({ name, error }: { readonly name: string; readonly error: Error }) {
  const { t } = useTranslation("documents");
  const { ofError } = useExplain();
  const isSpecific = error instanceof StintProblem && error.code === "document_unreadable" && error.detail !== ofError(error);
  return <FailureNote error={error} hint={t("failed", { name })} details={isSpecific ? [error.detail] : []} />;
}
