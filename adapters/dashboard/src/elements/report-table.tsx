import { Button, Table, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../words/use-translation.js";
import type { Schemas } from "../../../../client/index.js";
import classes from "./report-table.module.css";
import { Duration, Money } from "./values.js";

type Group = Schemas["TimeReport"]["groups"][number];

export interface ReportTableProps {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly nameOf: (group: Group) => ReactNode;
  /** Also shows billable time if there is room. */
  readonly withBillable?: boolean;
  /** The only currency shown. All of them if it is left out. */
  readonly currency?: string | undefined;
  /** What stands below a figure, which is an amount if there is a currency. */
  readonly noteOf?:
    | ((group: Group, figure: "seconds" | "billable_seconds" | { readonly currency: string }) => ReactNode)
    | undefined;
}

/** The number of rows shown initially. */
const FIRST = 50;

/** The groups of a report in order, with their time and amounts. */
export function ReportTable({ title, groups, nameOf, withBillable = false, currency, noteOf }: ReportTableProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? groups : groups.slice(0, FIRST);
  return (
    <div>
      <Table stickyHeader stickyHeaderOffset="var(--stint-header-height)" aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{title}</Table.Th>
            <Table.Th scope="col" ta="end">
              {t("report.hours")}
            </Table.Th>
            {withBillable && (
              <Table.Th scope="col" ta="end" className={classes["wide"] ?? ""}>
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
            <Row key={group.key} {...{ group, nameOf, withBillable, currency, noteOf }} />
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

type RowProps = Omit<ReportTableProps, "title" | "groups"> & { readonly group: Group };

function Row({ group, nameOf, withBillable = false, currency, noteOf }: RowProps) {
  return (
    <Table.Tr className={classes["row"] ?? ""}>
      <Table.Td className={classes["name"] ?? ""}>{nameOf(group)}</Table.Td>
      <Table.Td ta="end">
        <Duration seconds={group.seconds} />
        {noteOf?.(group, "seconds")}
      </Table.Td>
      {withBillable && (
        <Table.Td ta="end" className={classes["wide"] ?? ""}>
          <Duration seconds={group.billable_seconds} />
          {noteOf?.(group, "billable_seconds")}
        </Table.Td>
      )}
      <Table.Td ta="end">
        {shownAmounts(group.amounts, currency).map((one) => (
          <div key={one.currency}>
            <Money {...one} />
            {noteOf?.(group, one)}
          </div>
        ))}
      </Table.Td>
    </Table.Tr>
  );
}

type Amounts = Group["amounts"];

function shownAmounts(amounts: Amounts, currency: string | undefined): Amounts {
  return currency === undefined ? amounts : [{ currency, amount: amountIn(amounts, currency) }];
}

/** The amount in the currency, in minor units. */
export function amountIn(amounts: Amounts, currency: string): number {
  return amounts.find((one) => one.currency === currency)?.amount ?? 0;
}

/** Most time first. */
export function byTime<Of extends Pick<Group, "seconds">>(groups: readonly Of[]): readonly Of[] {
  return groups.toSorted((one, other) => other.seconds - one.seconds);
}
