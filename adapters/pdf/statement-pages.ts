import {
  type AccountOfCurrency,
  accountFacts,
  accountFor,
  addDays,
  agingBuckets,
  type LocalDate,
  type LocalFormats,
  type StatementDocument,
  type StatementRange,
  type StatementWords,
} from "../../core/index.js";
import { type Block, joined, pair, paragraph, space, textAt } from "./block.js";
import { formatsFor } from "./formats.js";
import { type ColumnTerms, gridColumns, gridHead, gridRow } from "./grid.js";
import type { Heading } from "./letterhead.js";
import { mapWithPauses } from "./pauses.js";
import type { FrameSetting } from "./setting.js";
import { page, type Style, styles } from "./style.js";

const GAP = 10;
const VALUES = page.left + 110;

/** The shared input of the sections of a statement of account. */
export interface StatementSetting extends FrameSetting {
  readonly document: StatementDocument;
  readonly named: StatementWords;
}

/** What stands at the beginning of a statement. What is due in several currencies is only in their sections. */
export function statementHeading({ document, named, formats }: StatementSetting): Heading {
  const { asOf, range, currencies } = document.statement;
  const [only, ...others] = currencies;
  const isOne = only !== undefined && others.length === 0 && only.amountDue > 0n;
  return {
    title: named.title,
    facts: [
      [named.date, formats.date(asOf)],
      [named.period, periodOf(range, named, formats)],
    ],
    due: isOne ? { label: named.amountDue, amount: formats.money(only.amountDue), date: null } : null,
  };
}

/** The days of the movements, with the last one. */
function periodOf({ from, to }: StatementRange, named: StatementWords, { date, period }: LocalFormats): string {
  const end = to === undefined ? undefined : lastDay(to);
  if (from !== undefined && end !== undefined) return end < from ? date(from) : period({ start: from, end });
  if (from !== undefined) return named.from(date(from));
  return end === undefined ? named.allTime : named.until(date(end));
}

function lastDay(to: LocalDate): LocalDate {
  return addDays(to, -1);
}

/** The sections of all currencies. */
export async function statementBlocks(setting: StatementSetting): Promise<readonly Block[]> {
  const { currencies } = setting.document.statement;
  if (currencies.length === 0) return [space(8), ...text(setting, setting.named.noOpenItems)];
  const blocks: Block[] = [];
  for (const account of currencies) blocks.push(...(await accountBlocks(setting, account, currencies.length > 1)));
  return blocks;
}

async function accountBlocks(
  outer: StatementSetting,
  account: AccountOfCurrency,
  isOneOfSeveral: boolean,
): Promise<readonly Block[]> {
  const formats = formatsFor(outer.document.locale, account.currency);
  const setting: StatementSetting = { ...outer, formats, parent: outer.parent.child("Sect") };
  const { named } = setting;
  return [
    ...(isOneOfSeveral ? [space(12), title(setting, account.currency, styles.seller)] : []),
    ...(await openItemBlocks(setting, account)),
    ...(account.openItems.length === 0 ? [] : await agingBlocks(setting, account)),
    ...(account.creditBalance > 0n ? [space(12), ...text(setting, named.credit(formats.money(account.creditBalance)))] : []),
    ...paymentBlocks(setting, account),
    ...(await movementBlocks(setting, account)),
  ];
}

async function openItemBlocks(setting: StatementSetting, { currency, openItems, amountDue }: AccountOfCurrency) {
  const { named, formats } = setting;
  const heading = [space(16), title(setting, `${named.openItems} (${currency})`)];
  if (openItems.length === 0) return [...heading, ...text(setting, named.noOpenItems)];
  const terms = [
    column(named.document, 1),
    column(named.issueDate),
    column(named.dueDate),
    number(named.daysOverdue),
    number(named.payableAmount),
    number(named.settledAmount),
    number(named.amountDue),
  ];
  const rows = openItems.map((item) => [
    item.number,
    formats.date(item.issueDate),
    formats.date(item.dueDate),
    item.daysOverdue === 0 ? "" : String(item.daysOverdue),
    formats.amount(item.payableAmount),
    formats.amount(item.settledAmount),
    formats.amount(item.amountDue),
  ]);
  const total = ["", "", "", "", "", named.amountDue, formats.amount(amountDue)];
  return [...heading, ...(await table(setting, terms, rows, { last: total }))];
}

async function agingBlocks(setting: StatementSetting, { aging }: AccountOfCurrency) {
  const { named, formats } = setting;
  const terms = agingBuckets.map((bucket) => ({ title: named.buckets[bucket], isNumeric: true, share: 1 }));
  const amounts = agingBuckets.map((bucket) => formats.amount(aging[bucket]));
  return [space(14), title(setting, named.aging), ...(await table(setting, terms, [amounts], {}))];
}

async function movementBlocks(setting: StatementSetting, account: AccountOfCurrency) {
  const { named, formats } = setting;
  const { currency, movements, openingBalance, closingBalance } = account;
  const terms = [
    column(named.date),
    column(named.kind, 1),
    column(named.document, 1),
    number(named.amount),
    number(named.balance),
  ];
  const rows = movements.map(({ date, kind, number: of, amount, balance }) => [
    ...[formats.date(date), named.kinds[kind], of],
    ...[formats.amount(amount), formats.amount(balance)],
  ]);
  const first = ["", named.openingBalance, "", "", formats.amount(openingBalance)];
  const last = ["", named.closingBalance, "", "", formats.amount(closingBalance)];
  const heading = [space(20), title(setting, `${named.movements} (${currency})`)];
  if (movements.length === 0 && openingBalance === 0n) return [...heading, ...text(setting, named.noMovements)];
  return [...heading, ...(await table(setting, terms, rows, { first, last }))];
}

/** How to pay what is due. */
function paymentBlocks(setting: StatementSetting, { currency, amountDue, openItems }: AccountOfCurrency): readonly Block[] {
  const { document, named, type, parent } = setting;
  const account = accountFor(document.seller, currency);
  if (amountDue <= 0n || account === null) return [];
  const owed = openItems.filter((item) => item.amountDue > 0n);
  const [only, ...others] = owed;
  const reference = only === undefined || others.length > 0 ? named.invoiceNumbers : only.number;
  const facts = [...accountFacts(account, document.sellerName, document.locale), [named.reference, reference] as const];
  const columns = { list: parent.child("L"), x: page.left, valueX: VALUES };
  const heading = title(setting, named.payment);
  const rows = facts.map(([label, value]) =>
    pair(type.line(label, styles.label, VALUES - page.left - 6), type.wrap(value, styles.body, page.right - VALUES), columns),
  );
  return [space(20), joined([heading, ...rows])];
}

const column = (name: string, share?: number): ColumnTerms => ({ title: name, isNumeric: false, share });
const number = (name: string): ColumnTerms => ({ title: name, isNumeric: true });

/** A table with rows of sums before and after the others. */
async function table(
  outer: StatementSetting,
  terms: readonly ColumnTerms[],
  rows: readonly (readonly string[])[],
  { first, last }: { readonly first?: readonly string[]; readonly last?: readonly string[] },
): Promise<readonly Block[]> {
  const setting: StatementSetting = { ...outer, parent: outer.parent.child("Table") };
  const sums = (row: readonly string[] | undefined) => (row === undefined ? [] : [row]);
  const columns = gridColumns(setting, terms, [...sums(first), ...rows, ...sums(last)], { style: styles.body, gap: GAP });
  const head = gridHead(setting, columns);
  const bold = (row: readonly string[]) => gridRow(setting, columns, row, styles.bodyBold);
  const before = sums(first).flatMap(bold);
  const bodies = await mapWithPauses(rows, (row) => gridRow(setting, columns, row), setting.signal);
  const blocks = [...before, ...bodies.flat()];
  const end = sums(last).flatMap(bold);
  const kept = blocks.map((block, index) =>
    end.length > 0 && index === blocks.length - 1 ? { ...block, keepWithNext: true } : block,
  );
  return [{ ...head, keepWithNext: true }, ...[...kept, ...end].map((block) => ({ ...block, head }))];
}

function title({ type, parent }: StatementSetting, name: string, style: Style = styles.heading): Block {
  const line = type.line(name, style);
  return { height: line.style.leading + 2, marks: [textAt(line, page.left, 0, parent.child("H2"))], keepWithNext: true };
}

function text({ type, parent }: StatementSetting, content: string): readonly Block[] {
  return paragraph(type.wrap(content, styles.body, page.right - page.left), parent);
}
