import { Button, ScrollArea, Table, Text } from "@mantine/core";
import { Fragment, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Day, Duration, useDurationText, useMoneyText } from "../../elements/values.js";
import type { Explanation } from "./invoice.js";

type Time = NonNullable<Explanation["lines"][number]["time"]>;
type Entry = Time["steps"][number]["entries"][number];

interface ExplainedTimeProps {
  readonly name: string;
  readonly time: Time;
  readonly currency: string;
}

/** The number of steps, and of entries in a step, shown initially. */
const FIRST = 50;

/** The time entries of a line, and how their time was rounded. */
export function ExplainedTime({ name, time, currency }: ExplainedTimeProps) {
  const { t } = useTranslation("invoices");
  const [isWhole, setWhole] = useState(false);
  const duration = useDurationText();
  const money = useMoneyText(currency);
  const count = time.steps.reduce((sum, { entries }) => sum + entries.length, 0);
  const steps = isWhole ? time.steps : time.steps.slice(0, FIRST);
  const shown = (entries: readonly Entry[]): readonly Entry[] => (isWhole ? entries : entries.slice(0, FIRST));
  const isCut = steps.length < time.steps.length || steps.some(({ entries }) => shown(entries).length < entries.length);
  const rateOf = ({ rate, rate_source: source }: Entry) =>
    rate === null || source === null
      ? t("retainer.one")
      : t("explain.rateBy", { rate: money(rate), source: t(`explain.sources.${source}`) });
  return (
    <>
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: "group", "aria-label": name }}>
        <Table aria-label={name} fz="sm" miw={400} horizontalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t("explain.day")}</Table.Th>
              <Table.Th scope="col">{t("explain.rate")}</Table.Th>
              <Table.Th scope="col" ta="end">
                {t("explain.recorded")}
              </Table.Th>
              <Table.Th scope="col" ta="end">
                {t("explain.billed")}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {steps.map(({ entries, recorded_seconds: recorded, billed_seconds: billed }, index) => (
              <Fragment key={index}>
                {shown(entries).map((entry) => (
                  <Table.Tr key={entry.id}>
                    <Table.Td>
                      <Day date={entry.day} />
                    </Table.Td>
                    <Table.Td>{rateOf(entry)}</Table.Td>
                    <Table.Td ta="end">
                      <Duration seconds={entry.seconds} isExact />
                    </Table.Td>
                    <Table.Td ta="end">{entries.length === 1 && <Duration seconds={billed} isExact />}</Table.Td>
                  </Table.Tr>
                ))}
                {entries.length > 1 && (
                  <Table.Tr fw={600}>
                    <Table.Td colSpan={2}>{t("explain.together")}</Table.Td>
                    <Table.Td ta="end">
                      <Duration seconds={recorded} isExact />
                    </Table.Td>
                    <Table.Td ta="end">
                      <Duration seconds={billed} isExact />
                    </Table.Td>
                  </Table.Tr>
                )}
              </Fragment>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
      {isCut && (
        <Button variant="default" size="xs" w="fit-content" onClick={() => setWhole(true)}>
          {t("explain.all", { count })}
        </Button>
      )}
      {time.covered_seconds > 0 && <Text size="sm">{t("retainer.covered", { time: duration(time.covered_seconds, true) })}</Text>}
      {time.edited_seconds !== null && Number(time.edited_seconds) !== 0 && (
        <Text size="sm">{t("explain.edited", { time: duration(Number(time.edited_seconds)) })}</Text>
      )}
    </>
  );
}
