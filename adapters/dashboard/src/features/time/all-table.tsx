import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type Column, DataTable } from "../../elements/data-table.js";
import { Day, Duration } from "../../elements/values.js";
import { Clock } from "./clock.js";
import { ColourDot } from "../../elements/colour-dot.js";
import { useZone } from "../../elements/use-zone.js";
import type { Entry } from "./entries.js";
import { wallTime } from "./line/wall-time.js";
import classes from "./time.module.css";
import { useTimeAddress } from "./use-time-address.js";

interface AllTableProps {
  readonly rows: readonly Entry[];
  readonly more: Parameters<typeof DataTable<Entry>>[0]["more"];
  /** Whether entries of several people may be among them. */
  readonly isOfAll: boolean;
}

export function AllTable({ rows, more, isOfAll }: AllTableProps) {
  const { t } = useTranslation("time");
  const columns = useMemo((): readonly Column<Entry>[] => {
    const person: Column<Entry> = { id: "user", header: t("person"), isWide: true, cell: ({ user }) => user?.name ?? "" };
    return [
      { id: "when", header: t("all.when"), cell: (entry) => <When entry={entry} /> },
      { id: "what", header: t("entry"), cell: (entry) => <What entry={entry} /> },
      ...(isOfAll ? [person] : []),
      { id: "tags", header: t("tags"), isWide: true, cell: ({ tags }) => tags.join(", ") },
      { id: "billed", header: t("all.billed"), isWide: true, cell: (entry) => <Billed entry={entry} /> },
      {
        id: "duration",
        header: t("duration"),
        align: "end",
        cell: ({ duration_seconds: seconds }) => (seconds === null ? t("now") : <Duration seconds={seconds} />),
      },
    ];
  }, [t, isOfAll]);
  return <DataTable label={t("entries")} columns={columns} rows={rows} keyOf={keyOf} {...(more ? { more } : {})} />;
}

const keyOf = ({ id }: Entry): string => id;

function When({ entry: { start_time: start, end_time: end, user_id: userId } }: { readonly entry: Entry }) {
  const { date } = wallTime(useZone(), new Date(start));
  const { to } = useTimeAddress();
  return (
    <>
      <Link to={to({ view: "day", date, userId })} className={classes["link"]}>
        <Day date={date} />
      </Link>
      <div className={classes["figure"]}>
        <Clock at={start} />
        {end !== null && <>–</>}
        {end !== null && <Clock at={end} />}
      </div>
    </>
  );
}

/** Plain elements for speed, since the list can have thousands of rows. */
function What({ entry: { project, task, notes } }: { readonly entry: Entry }) {
  return (
    <>
      <div className={classes["name"]}>
        <ColourDot color={project?.color} />
        <span>
          {project?.name}
          {task && ` · ${task.name}`}
        </span>
      </div>
      <div className={classes["notes"]}>{notes}</div>
    </>
  );
}

function Billed({ entry: { status, billable, invoice } }: { readonly entry: Entry }) {
  const { t } = useTranslation("time");
  if (status === "billed") return invoice?.number ? t("billedOn", { number: invoice.number }) : t("billed");
  return billable ? null : t("notBillable");
}
