import { Button, Center, Table, UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { type ColumnDef, FlexRender, type Row as TableRow, tableFeatures, useTable } from "@tanstack/react-table";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "../words/use-translation.js";
import { usePrinting } from "../loading/printing.js";
import classes from "./data-table.module.css";
import { Failure } from "./failure.js";

/** How a column sorts the list. */
export interface ColumnOrder {
  readonly sorted: "ascending" | "descending" | "none";
  readonly onToggle: () => void;
}

export interface Column<Row> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Makes the header a button that sorts. */
  readonly order?: ColumnOrder;
  readonly align?: "start" | "end";
  /** Hidden on phones. */
  readonly isWide?: boolean;
  /** Contains what users wrote, in which long words wrap. The first column always does. */
  readonly isText?: boolean;
}

interface DataTableProps<Row> {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** For lists that load page by page. */
  readonly more?: More;
}

interface More {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: Error | null;
  fetchNextPage(): unknown;
}

const features = tableFeatures({});
const ROW_HEIGHT = 53;

/** A virtualized table: only visible rows are in the document, and more are loaded near the end. */
export function DataTable<Row extends object>({ label, columns, rows, keyOf, more }: DataTableProps<Row>) {
  const definitions = useMemo(() => columns.map((column) => definitionOf(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId: keyOf });
  const body = useRef<HTMLTableSectionElement>(null);
  const offset = useOffset(body);
  const all = table.getRowModel().rows;
  const virtual = useWindowVirtualizer({
    count: all.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    scrollMargin: offset,
    getItemKey: (index) => all[index]?.id ?? index,
    // Without it, the rows are rendered when the table is measured, in one task that nothing interrupts.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  useLayoutEffect(() => {
    // The browser's scroll anchoring already compensates for measured rows, since rows are in its flow.
    Object.assign(virtual, { shouldAdjustScrollPositionOnItemSizeChange: () => false });
  }, [virtual]);
  // Paper shows all rows that are loaded.
  const isWhole = usePrinting();
  const shown = isWhole
    ? all.map(({ id }, index) => ({ index, key: id, start: offset, end: offset }))
    : virtual.getVirtualItems();
  const first = shown[0];
  const last = shown[shown.length - 1];
  useMoreAtTheEnd(!isWhole && last !== undefined && last.index >= all.length - 10, more);
  const styleOf = useMemo(() => new Map(columns.map((column) => [column.id, styleFor(column)])), [columns]);
  return (
    <>
      <Table
        stickyHeader
        stickyHeaderOffset="var(--stint-header-height)"
        className={classes["table"] ?? ""}
        aria-label={label}
        aria-rowcount={more?.hasNextPage ? -1 : all.length + 1}
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ id, header, order }) => (
              <Table.Th key={id} scope="col" className={styleOf.get(id) ?? ""} {...(order ? { "aria-sort": order.sorted } : {})}>
                {order ? <SortButton order={order}>{header}</SortButton> : header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={body}>
          <Gap height={first ? first.start - offset : 0} />
          {shown.map(({ index, key }) => {
            const row = all[index];
            return (
              <tr key={key} data-index={index} ref={virtual.measureElement} aria-rowindex={index + 2} className={classes["row"]}>
                {row && <Cells row={row} columns={definitions} styleOf={styleOf} />}
              </tr>
            );
          })}
          <Gap height={last && !isWhole ? virtual.getTotalSize() - (last.end - offset) : 0} />
        </Table.Tbody>
      </Table>
      {more && <MoreButton more={more} />}
    </>
  );
}

function SortButton({ order: { sorted, onToggle }, children }: { readonly order: ColumnOrder; readonly children: ReactNode }) {
  return (
    <UnstyledButton className={classes["sort"] ?? ""} onClick={onToggle}>
      {children}
      {sorted === "ascending" && <IconArrowUp size={14} aria-hidden />}
      {sorted === "descending" && <IconArrowDown size={14} aria-hidden />}
    </UnstyledButton>
  );
}

interface CellsProps<Row extends object> {
  readonly row: TableRow<typeof features, Row>;
  /** Cells are rendered again when the columns change. */
  readonly columns: readonly ColumnDef<typeof features, Row>[];
  readonly styleOf: ReadonlyMap<string, string>;
}

/** Memoized, and built from plain elements, since scrolling renders many rows. */
const Cells = memo(function Cells<Row extends object>({ row, styleOf }: CellsProps<Row>) {
  return row.getAllCells().map((cell) => (
    <td key={cell.id} className={styleOf.get(cell.column.id) ?? ""}>
      <FlexRender cell={cell} />
    </td>
  ));
}) as <Row extends object>(props: CellsProps<Row>) => ReactNode;

function definitionOf<Row extends object>({ id, cell }: Column<Row>): ColumnDef<typeof features, Row> {
  return { id, cell: ({ row }) => cell(row.original) };
}

function styleFor({ align, isWide, isText }: Pick<Column<never>, "align" | "isWide" | "isText">): string {
  return [align === "end" && classes["end"], isWide && classes["wide"], isText && classes["text"]].filter(Boolean).join(" ");
}

/** A spacer for the rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  return height > 0 && <tr aria-hidden="true" style={{ height }} />;
}

/** The element's offset from the top of the document. It changes when the content above grows. */
function useOffset(element: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setOffset(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return offset;
}

/** A page that failed is not refetched automatically. */
function useMoreAtTheEnd(isNear: boolean, more: More | undefined): void {
  const isWanted = isNear && more?.hasNextPage === true && !more.isFetchingNextPage && !more.isFetchNextPageError;
  useEffect(() => {
    if (isWanted) more?.fetchNextPage();
  }, [isWanted, more]);
}

function MoreButton({ more }: { readonly more: More }) {
  const { t } = useTranslation();
  if (!more.hasNextPage) return null;
  if (more.isFetchNextPageError && more.error) return <Failure error={more.error} onRetry={() => void more.fetchNextPage()} />;
  return (
    <Center py="md">
      <Button variant="default" loading={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
        {t("list.more")}
      </Button>
    </Center>
  );
}
