import { ActionIcon, Button, Group, SegmentedControl } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { addDays, type LocalDate } from "../../../../../core/kernel/calendar.js";
import { isLocalDate } from "../../../../../core/kernel/calendar.js";
import { grantOf } from "../../../../../core/access/permissions.js";
import { peopleChoices } from "../../api/choices.js";
import { useSession } from "../../shell/session.js";
import { DateField } from "../../elements/date-field.js";
import { namedOptions } from "../../elements/options.js";
import { SearchSelect } from "../../elements/search-select.js";
import { useToday } from "../../elements/use-today.js";
import { useZone } from "../../elements/use-zone.js";
import type { TimeAddress } from "./use-time-address.js";

const views = ["day", "week", "calendar", "all"] as const;

/** Navigation between views, and between days. */
export function TimeBar({ address }: { readonly address: TimeAddress }) {
  const { t } = useTranslation("time");
  const { view, date, userId, span, go } = address;
  const step = view === "week" || (view === "calendar" && span === "week") ? 7 : 1;
  return (
    <Group justify="space-between" align="flex-end">
      <Group align="flex-end" gap="xs">
        <SegmentedControl
          aria-label={t("views")}
          data={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={(value) => go({ view: views.find((one) => one === value) ?? view })}
        />
        {view !== "all" && <DayButtons step={step} date={date} onDate={(next) => go({ date: next })} />}
      </Group>
      {view !== "all" && <PersonSelect userId={userId} onPerson={(next) => go({ userId: next })} />}
    </Group>
  );
}

interface DayButtonsProps {
  readonly step: 1 | 7;
  readonly date: LocalDate;
  readonly onDate: (date: LocalDate) => void;
}

function DayButtons({ step, date, onDate }: DayButtonsProps) {
  const { t } = useTranslation("time");
  const today = useToday(useZone());
  return (
    <Group gap="xs">
      <ActionIcon variant="default" size={36} aria-label={t("previous")} onClick={() => onDate(addDays(date, -step))}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Button variant="default" onClick={() => onDate(today)}>
        {t("today")}
      </Button>
      <ActionIcon variant="default" size={36} aria-label={t("next")} onClick={() => onDate(addDays(date, step))}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <DateField
        w={150}
        required
        aria-label={t("date")}
        value={date}
        onChange={(value) => isLocalDate(value) && value > "1970-02" && onDate(value)}
      />
    </Group>
  );
}

/** All users, if the signed-in user may see the time of others. */
export function usePeople() {
  return useQuery({ ...peopleChoices, enabled: useSeesPeople() });
}

/** Whether the user sees the time of other people. */
export function useSeesPeople(): boolean {
  const { me } = useSession();
  return grantOf(me.role, "time_entries:read") === "all";
}

function PersonSelect({ userId, onPerson }: { readonly userId: string; readonly onPerson: (id: string) => void }) {
  const { t } = useTranslation("time");
  const { me } = useSession();
  const { data: people } = usePeople();
  if (!people || people.length < 2) return null;
  return (
    <SearchSelect
      // No visible label, so that the bar does not grow when the people are loaded.
      aria-label={t("person")}
      options={namedOptions(people).map((one) => (one.value === me.id ? { ...one, label: t("me", { name: one.label }) } : one))}
      value={userId}
      onChange={onPerson}
    />
  );
}
