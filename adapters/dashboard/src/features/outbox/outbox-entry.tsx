import { Badge, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { ConfirmButton } from "../../elements/confirm-button.js";
import { useExplain } from "../../elements/explain.js";
import { Day } from "../../elements/values.js";
import { useZone } from "../../elements/use-zone.js";
import type { ShownItem } from "../../offline/unsent.js";
import type { Choices } from "../time/choices.js";
import { ClockTime } from "../time/clock.js";
import type { Entry } from "../time/entries.js";
import { wallTime } from "../time/line/wall-time.js";
import { Conflict } from "./conflict.js";
import { discard, tryAgain } from "./decisions.js";
import { shownEntry } from "./pending.js";
import { named } from "./named.js";

interface OutboxEntryProps {
  readonly item: ShownItem;
  readonly items: readonly ShownItem[];
  readonly choices: Choices;
  readonly onEdit: (entry: Entry) => void;
}

/** An item of the outbox, and what the user can do about it. */
export function OutboxEntry({ item, items, choices, onEdit }: OutboxEntryProps) {
  const { t } = useTranslation("outbox");
  const entry = shownEntry(item, items);
  const { obstacle } = item;
  if (!entry) return null;
  return (
    <Paper withBorder p="sm" component="li">
      <Stack gap="xs">
        <What entry={named(entry)} kind={item.kind} />
        {obstacle?.kind === "conflict" && <Conflict item={item} theirs={obstacle.theirs} choices={choices} />}
        {obstacle?.kind === "refused" && <Refusal {...obstacle.problem} />}
        {obstacle?.kind !== "conflict" && (
          <Group gap="xs" justify="flex-end">
            <ConfirmButton size="xs" label={t("discard")} text={t("discardText")} onConfirm={() => discard(item)} />
            {item.kind !== "delete" && (
              <Button size="xs" variant="default" onClick={() => onEdit(entry)}>
                {t("time:edit")}
              </Button>
            )}
            {obstacle && (
              <Button size="xs" onClick={() => void tryAgain(item)}>
                {t("tryAgain")}
              </Button>
            )}
          </Group>
        )}
      </Stack>
    </Paper>
  );
}

function What({ entry, kind }: { readonly entry: Entry; readonly kind: ShownItem["kind"] }) {
  const { t } = useTranslation("outbox");
  const zone = useZone();
  const { project, task, notes, start_time: start, end_time: end } = entry;
  return (
    <div>
      <Group gap="xs">
        <Text fw={600}>{[project?.name, task?.name].filter((name) => name !== undefined).join(" · ")}</Text>
        {kind !== "create" && (
          <Badge variant="default" size="sm" tt="none">
            {t(kind === "change" ? "change" : "deletion")}
          </Badge>
        )}
      </Group>
      {notes !== "" && (
        <Text size="sm" lineClamp={2}>
          {notes}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        <Day date={wallTime(zone, new Date(start)).date} /> · <ClockTime at={start} />–
        {end === null ? t("time:now") : <ClockTime at={end} />}
      </Text>
    </div>
  );
}

function Refusal({
  code,
  detail,
  errors,
}: {
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly { readonly code: string; readonly message: string }[];
}) {
  const { ofCode } = useExplain();
  const causes = errors.length > 0 ? errors.map((error) => ofCode(error.code, error.message)) : [ofCode(code, detail)];
  return (
    <div role="alert">
      {causes.map((cause) => (
        <Text key={cause} size="sm" c="var(--mantine-color-error)">
          {cause}
        </Text>
      ))}
    </div>
  );
}
