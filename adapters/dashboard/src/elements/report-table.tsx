import { Button, Table, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../words/use-translation.js";
import { amountIn, type TimeGroup as Group } from "./report-figures.js";
import classes from "./report-table.module.css";
import { Duration, Money } from "./values.js";

type Figure = "seconds" | "billable_seconds" | { readonly currency: string };

export interface ReportTableProps {
  readonly title: string;
  readonly groups: readonly Group[];
  /** The name of a group, or of one within another. */
  readonly nameOf: (group: Group, outer?: Group) => ReactNode;
  /** Also shows the groups within each group, below it. */
  readonly withSubgroups?: boolean;
  /** Also shows billable time if there is room. */
  readonly withBillable?: boolean;
  /** The only currency shown. All of them if it is left out. */
  readonly currency?: string | undefined;
  /** What stands below a figure, which is an amount if there is a currency. */
  readonly noteOf?: ((group: Group, figure: Figure, outer?: Group) => ReactNode) | undefined;
}

/** The number of rows shown initially. Groups within a group are shown with it. */
const FIRST = 50;

/** The groups of a report in order, with their time and amounts. */
export function ReportTable({ title, groups, withSubgroups = false, ...look }: ReportTableProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const { withBillable = false } = look;
  const inside = ({ groups: all = [] }: Group) => (withSubgroups ? all : []);
  const shown = isWhole ? groups : firstOf(groups, (group) => 1 + inside(group).length);
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
        {withSubgroups ? (
          shown.map((group) => (
            <Table.Tbody key={group.key} className={classes["group"] ?? ""}>
              <Row group={group} isOuter {...look} />
              {inside(group).map((one) => (
                <Row key={one.key} group={one} outer={group} {...look} />
              ))}
            </Table.Tbody>
          ))
        ) : (
          <Table.Tbody>
            {shown.map((group) => (
              <Row key={group.key} group={group} {...look} />
            ))}
          </Table.Tbody>
        )}
        {groups.length === 0 && (
          <Table.Tbody>
            <Table.Tr>
              <Table.Td colSpan={withBillable ? 4 : 3}>
                <Text c="dimmed">{t("report.nothing")}</Text>
              </Table.Td>
            </Table.Tr>
          </Table.Tbody>
        )}
      </Table>
      {shown.length < groups.length && (
        <Button variant="default" mt="sm" onClick={() => setWhole(true)}>
          {t("report.all", { count: groups.length })}
        </Button>
      )}
    </div>
  );
}

/** As many of the first groups as have at most {@link FIRST} rows, and at least one. */
function firstOf(groups: readonly Group[], rowsOf: (group: Group) => number): readonly Group[] {
  let rows = 0;
  const end = groups.findIndex((group) => (rows += rowsOf(group)) > FIRST);
  return end === -1 ? groups : groups.slice(0, Math.max(end, 1));
}

interface RowProps extends Omit<ReportTableProps, "title" | "groups" | "withSubgroups"> {
  readonly group: Group;
  /** The group that this one is in. */
  readonly outer?: Group;
  /** Whether groups within this one can follow. */
  readonly isOuter?: boolean;
}

function Row({ group, outer, isOuter = false, nameOf, withBillable = false, currency, noteOf }: RowProps) {
  const note = (figure: Figure) => noteOf?.(group, figure, outer);
  const name = nameOf(group, outer);
  return (
    <Table.Tr className={classes["row"] ?? ""} data-outer={isOuter || undefined}>
      {isOuter ? (
        <Table.Th scope="rowgroup" className={classes["name"] ?? ""}>
          {name}
        </Table.Th>
      ) : (
        <Table.Td className={classes["name"] ?? ""} data-inner={outer !== undefined || undefined}>
          {name}
        </Table.Td>
      )}
      <Table.Td ta="end">
        <Duration seconds={group.seconds} />
        {note("seconds")}
      </Table.Td>
      {withBillable && (
        <Table.Td ta="end" className={classes["wide"] ?? ""}>
          <Duration seconds={group.billable_seconds} />
          {note("billable_seconds")}
        </Table.Td>
      )}
      <Table.Td ta="end">
        {shownAmounts(group.amounts, currency).map((one) => (
          <div key={one.currency}>
            <Money {...one} />
            {note(one)}
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
