import { Alert, Button, CloseButton, Group, List, Paper, Progress, Stack, Text } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { useExplain } from "../../../elements/explain.js";
import { later } from "../../../loading/later.js";
import { useStore } from "../../../loading/store.js";
import type { Entry } from "../entries.js";
import type { Failed } from "../many.js";
import classes from "./all.module.css";
import { useEntryName } from "./select-cells.js";
import type { Selection } from "./selection.js";
import { useBulk } from "./use-bulk.js";

/** Lazy: needed only on request. */
const BulkForm = later(() => import("./bulk-form.js"));

interface BulkBarProps {
  readonly rows: readonly Entry[];
  readonly selection: Selection;
}

/** What can be done with the selected entries. */
export default function BulkBar({ rows, selection }: BulkBarProps) {
  const { t } = useTranslation("time");
  const selected = useStore(selection);
  const entries = rows.filter(({ id }) => selected.has(id));
  const [isEdited, setEdited] = useState(false);
  const { progress, failed, forgetFailed, run } = useBulk((left) => selection.set(new Set(left.map(({ id }) => id))));
  if (entries.length === 0 && !progress && failed.length === 0) return null;
  return (
    <Paper withBorder shadow="md" className={classes["bar"] ?? ""} role="region" aria-label={t("all.bulk")}>
      <Stack gap="xs">
        {failed.length > 0 && <Failures failed={failed} onClose={forgetFailed} />}
        <Group justify="space-between" gap="xs">
          <Group gap="xs" wrap="nowrap">
            <CloseButton aria-label={t("all.clear")} disabled={progress !== null} onClick={() => selection.set(new Set())} />
            <Text fw={600} role="status">
              {progress ? t("all.progress", { ...progress }) : t("all.selected", { count: entries.length })}
            </Text>
          </Group>
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconPencil size={16} />}
              disabled={progress !== null || entries.length === 0}
              onClick={() => setEdited(true)}
            >
              {t("edit")}
            </Button>
            <Button
              variant="default"
              color="red"
              leftSection={<IconTrash size={16} />}
              disabled={progress !== null || entries.length === 0}
              onClick={() => run(entries, { kind: "delete" })}
            >
              {t("delete")}
            </Button>
          </Group>
        </Group>
        {progress && <Progress value={(100 * progress.done) / progress.count} aria-label={t("all.progress", { ...progress })} />}
      </Stack>
      <Suspense>
        {isEdited && (
          <BulkForm
            entries={entries}
            onChange={(change) => {
              setEdited(false);
              run(entries, { kind: "change", change });
            }}
            onClose={() => setEdited(false)}
          />
        )}
      </Suspense>
    </Paper>
  );
}

const LISTED = 10;

function Failures({ failed, onClose }: { readonly failed: readonly Failed<Entry>[]; readonly onClose: () => void }) {
  const { t } = useTranslation("time");
  const { ofError } = useExplain();
  const nameOf = useEntryName();
  return (
    <Alert
      color="red"
      variant="outline"
      role="alert"
      title={t("all.failed", { count: failed.length })}
      withCloseButton
      closeButtonLabel={t("shell:form.close")}
      onClose={onClose}
    >
      <List size="sm">
        {failed.slice(0, LISTED).map(({ item, error }) => (
          <List.Item key={item.id}>
            {nameOf(item)}: {ofError(error)}
          </List.Item>
        ))}
      </List>
      {failed.length > LISTED && <Text size="sm">{t("all.more", { count: failed.length - LISTED })}</Text>}
    </Alert>
  );
}
