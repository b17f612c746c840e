import { Anchor, VisuallyHidden } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../../paths.js";
import { type Column, DataTable } from "../../../elements/data-table.js";
import { Day } from "../../../elements/values.js";
import { ClockTime } from "../clock.js";
import { ColourDot } from "../../../elements/colour-dot.js";
import { PersonLink } from "../../../elements/person-link.js";
import { ProjectLink } from "../../../elements/project-link.js";
import { useZone } from "../../../elements/use-zone.js";
import { useMay } from "../../../shell/session.js";
import { type Entry, likeness, startTimer } from "../entries.js";
import { useChange } from "../entry-actions.js";
import { wallTime } from "../line/wall-time.js";
import { PartDuration } from "../part-duration.js";
import type { Bounds } from "../parts.js";
import classes from "../time.module.css";
import own from "./all.module.css";
import { useMayWrite } from "../use-may-write.js";
import { useRemoval } from "../use-removal.js";
import { useTimeAddress } from "../use-time-address.js";
import { RowMenu } from "./row-menu.js";
import { SelectAll, SelectOne } from "./select-cells.js";
import type { Selection } from "./selection.js";

interface AllTableProps {
  readonly rows: readonly Entry[];
  readonly more: Parameters<typeof DataTable<Entry>>[0]["more"];
  /** The span whose time counts. */
  readonly bounds: Bounds;
  /** Whether entries of several people may be among them. */
  readonly isOfAll: boolean;
  readonly selection: Selection;
  readonly onEdit: (entry: Entry) => void;
}

export function AllTable({ rows, more, bounds: { from, to }, isOfAll, selection, onEdit }: AllTableProps) {
  const { t } = useTranslation("time");
  const { mutate: start } = useChange((entry: Entry) => startTimer(likeness(entry, false)));
  const { mutate: remove } = useChange(useRemoval());
  const mayWrite = useMayWrite();
  const writable = rows
    .filter((entry) => mayWrite(entry.user_id))
    .map(keyOf)
    .join(" ");
  const columns = useMemo((): readonly Column<Entry>[] => {
    const bounds = { from, to };
    const person: Column<Entry> = {
      id: "user",
      header: t("person"),
      isWide: true,
      cell: ({ user }) => user && <PersonLink id={user.id}>{user.name}</PersonLink>,
    };
    const ids = new Set(writable === "" ? [] : writable.split(" "));
    const isWritable = (entry: Entry) => ids.has(entry.id);
    const selected: Column<Entry> = {
      id: "selected",
      header: <SelectAll selection={selection} ids={[...ids]} />,
      cell: (entry) => isWritable(entry) && <SelectOne selection={selection} entry={entry} />,
    };
    return [
      ...(ids.size === 0 ? [] : [selected]),
      { id: "when", header: t("all.when"), cell: (entry) => <When entry={entry} bounds={bounds} /> },
      { id: "what", header: t("entry"), isText: true, cell: (entry) => <What entry={entry} /> },
      ...(isOfAll ? [person] : []),
      { id: "tags", header: t("tags"), isWide: true, isText: true, cell: ({ tags }) => tags.join(", ") },
      { id: "billed", header: t("all.billed"), isWide: true, cell: (entry) => <Billed entry={entry} /> },
      {
        id: "duration",
        header: t("duration"),
        align: "end",
        isWide: true,
        cell: (entry) => <Lasting entry={entry} bounds={bounds} />,
      },
      {
        id: "actions",
        header: <VisuallyHidden>{t("all.menu")}</VisuallyHidden>,
        align: "end",
        cell: (entry) => <RowMenu entry={entry} mayWrite={isWritable(entry)} onEdit={onEdit} onStart={start} onDelete={remove} />,
      },
    ];
  }, [t, from, to, isOfAll, selection, writable, onEdit, start, remove]);
  return <DataTable label={t("entries")} columns={columns} rows={rows} keyOf={keyOf} {...(more ? { more } : {})} />;
}

const keyOf = ({ id }: Entry): string => id;

interface WithinProps {
  readonly entry: Entry;
  readonly bounds: Bounds;
}

function When({ entry, bounds }: WithinProps) {
  const { start_time: start, end_time: end, user_id: userId } = entry;
  const { date } = wallTime(useZone(), new Date(start));
  const { to } = useTimeAddress();
  return (
    <>
      <Link to={to({ view: "day", date, userId })} className={classes["link"]}>
        <Day date={date} />
      </Link>
      <div className={own["times"]}>
        <ClockTime at={start} />
        {end !== null && <>–</>}
        {end !== null && <ClockTime at={end} />}
      </div>
      <div className={own["onPhones"]}>
        <Lasting entry={entry} bounds={bounds} />
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
          {project && (
            <ProjectLink id={project.id} isInText={task !== null}>
              {project.name}
            </ProjectLink>
          )}
          {task && ` · ${task.name}`}
        </span>
      </div>
      <div className={classes["notes"]}>{notes}</div>
    </>
  );
}

function Billed({ entry: { status, billable, invoice } }: { readonly entry: Entry }) {
  const { t } = useTranslation("time");
  const mayRead = useMay("invoices:read");
  if (status === "billed") {
    const text = invoice?.number ? t("billedOn", { number: invoice.number }) : t("billed");
    return invoice && mayRead ? <InvoiceLink id={invoice.id}>{text}</InvoiceLink> : text;
  }
  return billable ? null : t("notBillable");
}

function InvoiceLink({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <Anchor component={Link} to={`${paths.invoices}/${id}`} inherit>
      {children}
    </Anchor>
  );
}

function Lasting({ entry, bounds }: WithinProps) {
  const { t } = useTranslation("time");
  return entry.duration_seconds === null ? t("now") : <PartDuration entry={entry} bounds={bounds} />;
}
