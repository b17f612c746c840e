import { Anchor, Badge, Group, Text, UnstyledButton } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import { useZone } from "../../elements/use-zone.js";
import { Duration } from "../../elements/values.js";
import { useMay } from "../../shell/session.js";
import { ClockTime, useDayText } from "./clock.js";
import { ColourDot } from "../../elements/colour-dot.js";
import type { Entry } from "./entries.js";
import { EntryActions } from "./entry-actions.js";
import type { EntryValues } from "./entry-values.js";
import { wallTime } from "./line/wall-time.js";
import { PartDuration } from "./part-duration.js";
import { type Bounds, boundsOf, partOf } from "./parts.js";
import { UnsentMark } from "../outbox/unsent-mark.js";
import classes from "./time.module.css";
import { Ticking } from "./bar/ticking.js";
import { useNow } from "./use-now.js";

interface EntryRowProps {
  readonly entry: Entry;
  /** The day of the list. Of an entry that goes beyond it, only the part on this day counts. */
  readonly date: LocalDate;
  readonly overlaps: boolean;
  /** Absent for read-only users. */
  readonly onEdit?: (focus: keyof EntryValues) => void;
  readonly onAgain?: (entry: Entry) => void;
}

/** A time entry. A click on a part opens that part for editing. */
export function EntryRow({ entry, date, overlaps, onEdit, onAgain }: EntryRowProps) {
  const { t } = useTranslation("time");
  const bounds = boundsOf(useZone(), date);
  const now = useNow(entry.status === "running");
  const edit = entry.status === "billed" ? undefined : onEdit;
  const name = entry.project?.name ?? "";
  return (
    <div className={`${classes["entry"]} ${classes["row"]}`}>
      <EntryButton label={t("editTimes", { name })} {...(edit ? { onClick: () => edit("start_time") } : {})}>
        <span className={classes["figure"]}>
          <ClockTime at={entry.start_time} />–{entry.end_time === null ? t("now") : <ClockTime at={entry.end_time} />}
        </span>
        <Group gap={4}>
          <UnsentMark id={entry.id} />
          <OtherDays {...{ entry, bounds, now }} />
          {overlaps && (
            <Badge variant="default" size="sm" tt="none">
              {t("overlaps")}
            </Badge>
          )}
        </Group>
      </EntryButton>
      <div className={classes["what"]}>
        <EntryButton label={t("editNote", { name })} {...(edit ? { onClick: () => edit("notes") } : {})}>
          <Group gap="xs" wrap="nowrap">
            <ColourDot color={entry.project?.color} />
            <Text span fw={600} className={classes["text"] ?? ""}>
              {name}
              {entry.task && ` · ${entry.task.name}`}
            </Text>
          </Group>
          {entry.notes !== "" && (
            <Text size="sm" className={classes["text"] ?? ""} lineClamp={3}>
              {entry.notes}
            </Text>
          )}
        </EntryButton>
        <Marks entry={entry} />
      </div>
      <Text span fw={600} className={classes["figure"] ?? ""}>
        <Lasting {...{ entry, bounds, now }} />
      </Text>
      {onAgain && <EntryActions entry={entry} onAgain={onAgain} {...(edit ? { onEdit: () => edit("notes") } : {})} />}
    </div>
  );
}

interface OnDayProps {
  readonly entry: Entry;
  readonly bounds: Bounds;
  readonly now: number;
}

/** When an entry across midnight starts or ends. */
function OtherDays({ entry, bounds, now }: OnDayProps) {
  const { t } = useTranslation("time");
  const zone = useZone();
  const dayText = useDayText();
  const { startsBefore, endsAfter } = partOf(entry, bounds, now);
  const dayOf = (at: string) => dayText(wallTime(zone, new Date(at)).date, "short");
  return (
    <>
      {startsBefore && (
        <Badge variant="default" size="sm" tt="none">
          {t("sinceDay", { day: dayOf(entry.start_time) })}
        </Badge>
      )}
      {endsAfter && entry.end_time !== null && (
        <Badge variant="default" size="sm" tt="none">
          {t("untilDay", { day: dayOf(entry.end_time) })}
        </Badge>
      )}
    </>
  );
}

function Lasting({ entry, bounds, now }: OnDayProps) {
  if (entry.duration_seconds !== null) return <PartDuration entry={entry} bounds={bounds} />;
  const { seconds, startsBefore } = partOf(entry, bounds, now);
  if (now >= bounds.to) return <Duration seconds={seconds} />;
  return <Ticking since={startsBefore ? new Date(bounds.from).toISOString() : entry.start_time} />;
}

interface EntryButtonProps {
  readonly label: string;
  readonly onClick?: () => void;
  readonly children: React.ReactNode;
}

function EntryButton({ label, onClick, children }: EntryButtonProps) {
  if (!onClick) return <div>{children}</div>;
  return (
    <UnstyledButton className={classes["plain"] ?? ""} title={label} onClick={onClick}>
      {children}
    </UnstyledButton>
  );
}

function Marks({ entry: { tags, billable, status, invoice, invoice_id: id } }: { readonly entry: Entry }) {
  const { t } = useTranslation("time");
  const mayRead = useMay("invoices:read");
  const number = invoice?.number ?? "";
  const billed = number === "" ? t("billed") : t("billedOn", { number });
  if (tags.length === 0 && billable && status !== "billed") return null;
  return (
    <Group gap="xs" mt={4}>
      {tags.map((tag) => (
        <Badge key={tag} variant="default" tt="none">
          {tag}
        </Badge>
      ))}
      {!billable && (
        <Text size="sm" c="dimmed">
          {t("notBillable")}
        </Text>
      )}
      {status === "billed" &&
        (mayRead && id !== null ? (
          <Anchor component={Link} to={`${paths.invoices}/${id}`} size="sm">
            {billed}
          </Anchor>
        ) : (
          <Text size="sm" c="dimmed">
            {billed}
          </Text>
        ))}
    </Group>
  );
}
