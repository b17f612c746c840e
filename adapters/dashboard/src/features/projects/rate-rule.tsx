import { Badge, Group, Stack, Table, Text } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { parseCurrency } from "../../../../../core/kernel/currency.js";
import { rateSources, resolveRate } from "../../../../../core/billing/rate.js";
import { Money } from "../../elements/values.js";
import { useSession } from "../../shell/session.js";
import { currencyOf, type Project } from "./project-currency.js";

/** Where the rate of an entry without a rate of its own comes from. */
const ofProject = rateSources.filter((source) => source !== "entry");

/** The order in which rates apply and the rate of this project, by the core's rule. */
export function RateRule({ project }: { readonly project: Project }) {
  const { t } = useTranslation("projects");
  const { workspace } = useSession();
  const own = currencyOf(project.client, workspace.currency);
  const rates = { project: project.rate ?? null, client: project.client?.rate ?? null, workspace: workspace.rate ?? null };
  const holding = holdingSource(rates, project.client?.currency ?? null, workspace.currency);
  const passedOver = own !== workspace.currency;
  return (
    <Stack gap="sm">
      <Text c="dimmed">{t("rates.text")}</Text>
      <Table maw={560} aria-label={t("rates.title")}>
        <Table.Tbody>
          {ofProject.map((source) => (
            <Table.Tr key={source}>
              <Table.Th scope="row">
                <Group gap="xs">
                  {t(`rates.${source}`)}
                  {holding === source && <Badge radius="sm">{t("rates.holds")}</Badge>}
                </Group>
              </Table.Th>
              <Table.Td ta="end">
                {source === "task" || source === "user" ? (
                  <Text size="sm" c="dimmed">
                    {t(source === "user" && passedOver ? "rates.passedOver" : "rates.each")}
                  </Text>
                ) : (
                  <Rate
                    amount={rates[source]}
                    currency={source === "workspace" ? workspace.currency : own}
                    isPassedOver={source === "workspace" && passedOver}
                  />
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {holding === null && <Text c="var(--mantine-color-error)">{t("rates.nothing")}</Text>}
    </Stack>
  );
}

interface RateProps {
  readonly amount: number | null;
  readonly currency: string;
  readonly isPassedOver: boolean;
}

function Rate({ amount, currency, isPassedOver }: RateProps) {
  const { t } = useTranslation("projects");
  if (amount === null) return <Text size="sm">{t("rates.unset")}</Text>;
  return (
    <>
      <Money amount={amount} currency={currency} />
      {isPassedOver && (
        <Text size="sm" c="dimmed">
          {t("rates.passedOver")}
        </Text>
      )}
    </>
  );
}

type Rates = Readonly<Record<"project" | "client" | "workspace", number | null>>;

function holdingSource(rates: Rates, clientCurrency: string | null, workspaceCurrency: string) {
  const amount = (rate: number | null) => (rate === null ? null : BigInt(rate));
  const resolved = resolveRate({
    entry: null,
    task: null,
    project: amount(rates.project),
    client: amount(rates.client),
    user: null,
    workspace: amount(rates.workspace),
    clientCurrency: clientCurrency === null ? null : parseCurrency(clientCurrency),
    workspaceCurrency: parseCurrency(workspaceCurrency),
  });
  return resolved?.source ?? null;
}
