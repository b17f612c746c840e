import { ScrollArea, Stack, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { isRated } from "../../../../../core/billing/tax.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { Loaded } from "../../elements/loaded.js";
import { Unfolding } from "../../elements/unfolding.js";
import { Money, useMoneyText, usePercentText } from "../../elements/values.js";
import { ExplainedTime } from "./explained-time.js";
import { FormulaOfLine } from "./formula-of-line.js";
import type { Explanation, Invoice } from "./invoice.js";

/** Every step from time entries to the amount due, as the service computed them. */
export default function ExplanationView({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const { id, version } = invoice;
  const explanation = useQuery({
    queryKey: [...keys.invoices.one(id), "explanation", version],
    queryFn: ({ signal }) => answered(api.GET("/invoices/{id}/explain", { params: { path: { id } }, signal })),
  });
  return (
    <section aria-label={t("explain.title")}>
      <Title order={2} size="h4" mb="xs">
        {t("explain.title")}
      </Title>
      <Loaded query={explanation} lines={3}>
        {(explained) => (
          <Stack gap="lg">
            <Lines explained={explained} invoice={invoice} />
            <Discount explained={explained} invoice={invoice} />
            <TaxGroups explained={explained} />
            <Settlement explained={explained} />
          </Stack>
        )}
      </Loaded>
    </section>
  );
}

interface ExplainedProps {
  readonly explained: Explanation;
}

function Lines({ explained: { lines, currency }, invoice }: ExplainedProps & { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const money = useMoneyText(currency);
  return (
    <div>
      {lines.map((line, index) => {
        const name = t("credit.line", { number: index + 1, description: line.description });
        const billsTime = (invoice.lines[index]?.time_entry_ids ?? []).length > 0;
        return (
          <Unfolding key={index} label={t("explain.equals", { formula: name, amount: money(line.amount) })}>
            <Stack gap="xs" ps="md" pb="md">
              {line.time && <ExplainedTime name={name} time={line.time} currency={currency} />}
              {line.time === null && billsTime && <Text size="sm">{t("explain.noTime")}</Text>}
              <FormulaOfLine line={line} currency={currency} />
            </Stack>
          </Unfolding>
        );
      })}
    </div>
  );
}

function Discount({ explained, invoice: { discount } }: ExplainedProps & { readonly invoice: Invoice }) {
  const { t } = useTranslation("invoices");
  const money = useMoneyText(explained.currency);
  const percent = usePercentText();
  if (explained.discount === null || !discount) return null;
  const amount = money(explained.discount.amount);
  const subtotal = money(explained.lines.reduce((sum, line) => sum + line.amount, 0));
  return (
    <Text size="sm">
      {discount.percent === undefined
        ? t("explain.discountAmount", { amount })
        : t("explain.discountOf", { percent: percent(discount.percent), subtotal, amount })}
    </Text>
  );
}

function TaxGroups({ explained: { tax_groups: groups, currency, prices, discount } }: ExplainedProps) {
  const { t } = useTranslation("invoices");
  const percent = usePercentText();
  const money = useMoneyText(currency);
  const heads = [t("tax"), t("explain.linesOf"), t("explain.sum"), ...(discount ? [t("explain.share")] : [])];
  const figures = prices === "gross" ? [t("explain.gross"), t("explain.taxable")] : [t("explain.taxable")];
  return (
    <div>
      <Figures title={t("explain.taxes")} heads={[...heads, ...figures, t("tax")]} texts={2}>
        {groups.map((group, index) => (
          <Table.Tr key={index}>
            <Table.Td>
              {isRated(group.category) ? percent(group.rate) : t(`shell:taxes.${group.category}`)}
              {group.components?.map(({ name, rate, tax_amount: amount }) => (
                <Text size="xs" c="dimmed" key={name}>
                  {t("explain.equals", { formula: `${name} ${percent(rate)}`, amount: money(amount) })}
                </Text>
              ))}
            </Table.Td>
            <Table.Td>{group.lines.map((index) => index + 1).join(", ")}</Table.Td>
            <Figure amount={group.amount + group.discount_share} currency={currency} />
            {discount && <Figure amount={-group.discount_share} currency={currency} />}
            {prices === "gross" && <Figure amount={group.amount} currency={currency} />}
            <Figure amount={group.taxable_amount} currency={currency} />
            <Figure amount={group.tax_amount} currency={currency} />
          </Table.Tr>
        ))}
      </Figures>
      {groups.map(
        ({ credited }, index) =>
          credited && (
            <Text size="sm" key={index}>
              {t("explain.difference", {
                before: money(credited.before.tax_amount),
                after: money(credited.after.tax_amount),
              })}
            </Text>
          ),
      )}
    </div>
  );
}

function Settlement({ explained: { settlement, payable_amount: payable, currency } }: ExplainedProps) {
  const { t } = useTranslation("invoices");
  if (settlement === null) return null;
  const { payments, credit_notes: notes, balance } = settlement;
  if (payments.length + notes.length === 0) return null;
  const row = (key: string, name: string, amount: number) => (
    <Table.Tr key={key}>
      <Table.Td>{name}</Table.Td>
      <Figure amount={amount} currency={currency} />
    </Table.Tr>
  );
  return (
    <Figures title={t("explain.settlement")} heads={[t("kind"), t("amount")]} texts={1}>
      {row("payable", t("payable"), payable)}
      {notes.map(({ id, number, effect }) => row(id, t("numberedCreditNote", { number }), effect))}
      {payments.map(({ id, kind, effect }) => row(id, t(`kinds.${kind}`), effect))}
      {row("balance", t("explain.balance"), balance)}
    </Figures>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly heads: readonly string[];
  /** The number of columns with text, which come first. */
  readonly texts: number;
  readonly children: ReactNode;
}

function Figures({ title, heads, texts, children }: FiguresProps) {
  return (
    <>
      <Text fw={600} size="sm">
        {title}
      </Text>
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: "group", "aria-label": title }}>
        <Table aria-label={title} fz="sm" miw={400} horizontalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              {heads.map((head, index) => (
                <Table.Th scope="col" key={index} ta={index < texts ? undefined : "end"}>
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{children}</Table.Tbody>
        </Table>
      </ScrollArea>
    </>
  );
}

function Figure({ amount, currency }: { readonly amount: number; readonly currency: string }) {
  return (
    <Table.Td ta="end">
      <Money amount={amount} currency={currency} />
    </Table.Td>
  );
}
