import { Anchor, Button, Stack, Text } from "@mantine/core";
import { IconArrowUp } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { type Column, DataTable } from "../../elements/data-table.js";
import { EmptyState } from "../../elements/empty-state.js";
import { Loaded } from "../../elements/loaded.js";
import { Instant } from "../../elements/values.js";
import classes from "./deliveries-list.module.css";
import { Countdown } from "./figures.js";
import { DeliveryStatus } from "./status.js";
import { useArrivals } from "./use-arrivals.js";
import { nameOf } from "./webhook-name.js";
import { pathOfDelivery } from "./webhook-paths.js";
import { type DeliveriesFilter, deliveriesQuery, type Delivery } from "./webhook-queries.js";

interface DeliveriesListProps {
  readonly filter: DeliveriesFilter;
  /** The text of the empty list. */
  readonly empty: string;
  /** The button of the empty list. */
  readonly action?: ReactNode;
  /** False if all deliveries belong to the webhook of the page. */
  readonly withEndpoint: boolean;
}

/** A live list of deliveries. */
export function DeliveriesList({ filter, empty, action, withEndpoint }: DeliveriesListProps) {
  const deliveries = useInfiniteQuery(deliveriesQuery(filter));
  return (
    <Loaded query={deliveries}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState text={empty} action={action} />
        ) : (
          <LiveTable rows={rows} more={deliveries} withEndpoint={withEndpoint} />
        )
      }
    </Loaded>
  );
}

interface LiveTableProps extends Pick<DeliveriesListProps, "withEndpoint"> {
  readonly rows: readonly Delivery[];
  readonly more: NonNullable<Parameters<typeof DataTable<Delivery>>[0]["more"]>;
}

function LiveTable({ rows, more, withEndpoint }: LiveTableProps) {
  const { t } = useTranslation("webhooks");
  const { shown, waiting } = useArrivals(rows);
  const columns = useMemo(
    (): readonly Column<Delivery>[] => [
      { id: "type", header: t("delivery.event"), cell: (delivery) => <Event delivery={delivery} /> },
      ...(withEndpoint ? [{ id: "endpoint", header: t("delivery.endpoint"), isWide: true, cell: endpointOf }] : []),
      { id: "status", header: t("delivery.status"), cell: (delivery) => <Standing delivery={delivery} /> },
      {
        id: "attempts",
        header: t("delivery.attempts"),
        align: "end",
        isWide: true,
        cell: ({ attempt_count: count }) => count,
      },
    ],
    [t, withEndpoint],
  );
  return (
    <>
      {waiting > 0 && (
        <Button
          className={classes["arrivals"] ?? ""}
          leftSection={<IconArrowUp size={18} />}
          onClick={() => scrollTo({ top: 0 })}
        >
          {t("delivery.arrived", { count: waiting })}
        </Button>
      )}
      <DataTable label={t("delivery.list")} columns={columns} rows={shown} keyOf={keyOf} more={more} />
    </>
  );
}

const keyOf = ({ id }: Delivery): string => id;

const endpointOf = (delivery: Delivery) => <Endpoint delivery={delivery} />;

function Event({ delivery: { id, event_type: type, created_at: at } }: { readonly delivery: Delivery }) {
  const dot = type.indexOf(".") + 1;
  return (
    <Stack gap={0}>
      <Anchor component={Link} to={pathOfDelivery(id)} size="sm">
        {type.slice(0, dot)}
        <wbr />
        {type.slice(dot)}
      </Anchor>
      <Text size="sm" c="dimmed">
        <Instant at={at} withSeconds />
      </Text>
    </Stack>
  );
}

function Endpoint({ delivery: { webhook } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation("webhooks");
  return (
    <Text size="sm" maw={360} truncate="end" {...(webhook ? { title: webhook.url } : { c: "dimmed" })}>
      {webhook ? nameOf(webhook) : t("delivery.ofDeleted")}
    </Text>
  );
}

function Standing({ delivery: { status, next_attempt_at: next, webhook } }: { readonly delivery: Delivery }) {
  const { t } = useTranslation("webhooks");
  return (
    <Stack gap={0}>
      <DeliveryStatus status={status} />
      {next !== null && (
        <Text size="sm" c="dimmed">
          {webhook?.status === "paused" ? t("retry.held") : <Countdown until={next} />}
        </Text>
      )}
    </Stack>
  );
}
