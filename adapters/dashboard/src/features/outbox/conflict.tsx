import { Button, Group, Stack, Table, Text } from "@mantine/core";
import { sameValue } from "../../../../../core/kernel/entity.js";
import { useTranslation } from "../../words/use-translation.js";
import { useLocale } from "../../words/locale.js";
import { useZone } from "../../elements/use-zone.js";
import type { ShownItem } from "../../offline/unsent.js";
import type { Choices } from "../time/choices.js";
import type { Entry } from "../time/entries.js";
import { valuesOf } from "../time/entry-values.js";
import { fields, labels, useShownField } from "../time/shown-fields.js";
import { discard, keepMine } from "./decisions.js";
import { patched } from "./pending.js";

interface ConflictProps {
  readonly item: ShownItem;
  readonly theirs: Entry;
  readonly choices: Choices;
}

/** Asks which version of an entry to keep that was changed on this device and elsewhere. */
export function Conflict({ item, theirs, choices }: ConflictProps) {
  const { t } = useTranslation("outbox");
  return (
    <Stack gap="xs">
      <Text size="sm" role="alert">
        {t("conflict")}
      </Text>
      <Differences item={item} theirs={theirs} choices={choices} />
      <Group gap="xs" justify="flex-end">
        <Button size="xs" variant="default" onClick={() => void discard(item)}>
          {t("keepTheirs")}
        </Button>
        <Button size="xs" onClick={() => void keepMine(item)}>
          {t("keepMine")}
        </Button>
      </Group>
    </Stack>
  );
}

/** What the user's version would change of the other one. */
function Differences({ item, theirs, choices }: ConflictProps) {
  const { t } = useTranslation("outbox");
  const zone = useZone();
  const locale = useLocale();
  const shown = useShownField(choices);
  const other = valuesOf(theirs, zone, locale);
  const mine = item.kind === "change" ? valuesOf(patched(theirs, item.patch), zone, locale) : null;
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("field")}</Table.Th>
          <Table.Th>{t("mine")}</Table.Th>
          <Table.Th>{t("theirs")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {fields
          .filter((field) => mine === null || !sameValue(mine[field], other[field]))
          .map((field) => (
            <Table.Tr key={field}>
              <Table.Th scope="row">{t(`time:${labels[field]}`)}</Table.Th>
              <Table.Td>{mine === null ? t("deletion") : shown(field, mine)}</Table.Td>
              <Table.Td>{shown(field, other)}</Table.Td>
            </Table.Tr>
          ))}
      </Table.Tbody>
    </Table>
  );
}
