import { Alert, Button, Stack, Text } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useTranslation } from "../words/use-translation.js";
import { StintProblem } from "../../../../client/index.js";
import { useExplain } from "./explain.js";

/** Replaces content that failed to load. */
export function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert color="red" variant="outline" icon={<IconAlertCircle />} title={t("failure.title")}>
      <Stack align="flex-start">
        <Explanation error={error} />
        <Button variant="default" onClick={onRetry}>
          {t("failure.again")}
        </Button>
      </Stack>
    </Alert>
  );
}

interface FailureNoteProps {
  readonly error: Error;
  readonly hint?: string;
  /** The individual errors that belong to no field of a form. Absent outside of forms. */
  readonly details?: readonly string[];
}

/** Reports a failed action next to it. */
export function FailureNote({ error, hint, details }: FailureNoteProps) {
  return (
    <Alert color="red" variant="outline" icon={<IconAlertCircle />} role="alert">
      {hint !== undefined && <Text size="sm">{hint}</Text>}
      <Explanation error={error} areShown={details !== undefined} />
      {details?.map((detail) => (
        <Text key={detail} size="sm">
          {detail}
        </Text>
      ))}
    </Alert>
  );
}

function Explanation({ error, areShown = false }: { readonly error: Error; readonly areShown?: boolean }) {
  const { t } = useTranslation();
  const { ofError } = useExplain();
  const id = error instanceof StintProblem ? error.requestId : "";
  return (
    <div>
      <Text size="sm">{ofError(error, areShown)}</Text>
      {id !== "" && (
        <Text size="sm" c="dimmed">
          {t("failure.request", { id })}
        </Text>
      )}
    </div>
  );
}
