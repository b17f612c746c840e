import { Button, Table, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Schemas } from "../../../../client/index.js";
import { Duration, Money } from "./values.js";

type Group = Schemas["TimeReport"]["groups"][number];

interface ReportTableProps {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly nameOf: (group: Group) => ReactNode;
  /** Also shows billable time if there is room. */
  readonly withBillable?: boolean;
}

/** The number of rows shown initially. */
const FIRST = 50;

/** The groups of a report in order, with their time and amounts. */
export function ReportTable({ title, groups, nameOf, withBillable = false }: ReportTableProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? groups : groups.slice(0, FIRST);
  return (
    <div>
      <Table aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{title}</Table.Th>
            <Table.Th scope="col" ta="end">
              {t("report.hours")}
            </Table.Th>
            {withBillable && (
              <Table.Th scope="col" ta="end" visibleFrom="sm">
                {t("report.billable")}
              </Table.Th>
            )}
            <Table.Th scope="col" ta="end">
              {t("report.amount")}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((group) => (
            <Table.Tr key={group.key}>
              <Table.Td style={{ overflowWrap: "anywhere" }}>{nameOf(group)}</Table.Td>
              <Table.Td ta="end">
                <Duration seconds={group.seconds} />
              </Table.Td>
              {withBillable && (
                <Table.Td ta="end" visibleFrom="sm">
                  <Duration seconds={group.billable_seconds} />
                </Table.Td>
              )}
              <Table.Td ta="end">
                <Amounts amounts={group.amounts} />
              </Table.Td>
            </Table.Tr>
          ))}
          {groups.length === 0 && (
            <Table.Tr>
              <Table.Td colSpan={withBillable ? 4 : 3}>
                <Text c="dimmed">{t("report.nothing")}</Text>
              </Table.Td>
            </Table.Tr>
          )}
        </Table.Tbody>
      </Table>
      {shown.length < groups.length && (
        <Button variant="default" mt="sm" onClick={() => setWhole(true)}>
          {t("report.all", { count: groups.length })}
        </Button>
      )}
    </div>
  );
}

function Amounts({ amounts }: Pick<Group, "amounts">) {
  return amounts.map(({ currency, amount }) => (
    <div key={currency}>
      <Money amount={amount} currency={currency} />
    </div>
  ));
}

/** Most time first. */
export function byTime<Of extends Pick<Group, "seconds">>(groups: readonly Of[]): readonly Of[] {
  return groups.toSorted((one, other) => other.seconds - one.seconds);
}
