import { Group, NativeSelect } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { deliveredTypes } from "../../../../../core/events/domain-event.js";
import { deliveryStatuses } from "../../../../../core/webhooks/delivery.js";
import { withChosen } from "../../elements/options.js";
import { SearchSelect } from "../../elements/search-select.js";
import { useSession } from "../../shell/session.js";
import { type DeliveryFilter, times } from "./delivery-filter.js";
import { MomentField } from "./moment-field.js";
import { nameOf } from "./webhook-name.js";
import { webhooksQuery } from "./webhook-queries.js";
import { localText, readLocal } from "./zoned-time.js";

interface DeliveryFilterBarProps {
  readonly filter: DeliveryFilter;
  readonly onChange: (filter: DeliveryFilter) => void;
}

export function DeliveryFilterBar({ filter, onChange }: DeliveryFilterBarProps) {
  const { t } = useTranslation("webhooks");
  const { data: webhooks = [] } = useInfiniteQuery(webhooksQuery);
  const any = { value: "", label: t("filter.any") };
  const known = webhooks.map((webhook) => ({ value: webhook.id, label: nameOf(webhook) }));
  return (
    <Group align="flex-end">
      <SearchSelect
        label={t("filter.endpoint")}
        maw={320}
        options={[any, ...withChosen(known, filter.webhook)]}
        value={filter.webhook}
        onChange={(webhook) => onChange({ ...filter, webhook })}
      />
      <NativeSelect
        label={t("filter.type")}
        data={[any, ...deliveredTypes.map((value) => ({ value, label: value }))]}
        value={filter.type}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, type: deliveredTypes.find((one) => one === value) ?? "" })
        }
      />
      <NativeSelect
        label={t("filter.status")}
        data={[any, ...deliveryStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))]}
        value={filter.status}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, status: deliveryStatuses.find((one) => one === value) ?? "" })
        }
      />
      <NativeSelect
        label={t("filter.time")}
        data={[any, ...times.map((value) => ({ value, label: t(`filter.${value}`) }))]}
        value={filter.time}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, time: times.find((one) => one === value) ?? "" })}
      />
      {filter.time === "range" && (
        <>
          <Moment label={t("filter.from")} at={filter.from} onChange={(from) => onChange({ ...filter, from })} />
          <Moment label={t("filter.to")} at={filter.to} onChange={(to) => onChange({ ...filter, to })} />
        </>
      )}
    </Group>
  );
}

interface MomentProps {
  readonly label: string;
  readonly at: string;
  readonly onChange: (at: string) => void;
}

/** A date and time in the workspace's time zone. */
function Moment({ label, at, onChange }: MomentProps) {
  const { time_zone: timeZone } = useSession().workspace;
  const [text, setText] = useState(localText(at, timeZone));
  const change = (typed: string) => {
    setText(typed);
    onChange(readLocal(typed, timeZone) ?? "");
  };
  return <MomentField label={`${label} (${timeZone})`} value={text} onChange={change} />;
}
