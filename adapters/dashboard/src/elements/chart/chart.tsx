import { Paper, Text } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { AxisBottom, AxisLeft } from "@visx/axis";
import { GridRows } from "@visx/grid";
import { scaleBand, scaleLinear } from "@visx/scale";
import { type PointerEvent, type ReactNode, useDeferredValue, useState } from "react";
import classes from "./chart.module.css";
import { Named, type Series } from "./legend.js";

export interface ChartProps {
  /** In pixels, without the legend. */
  readonly height: number;
  /** The labels of the x-axis, from left to right. They may repeat. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** The width of the y-axis, in pixels. */
  readonly scaleWidth: number;
  /** Whether the y-axis has whole numbers only. */
  readonly isWhole?: boolean;
  readonly format?: (value: number) => string;
}

export type BandScale = ReturnType<typeof bands>;
export type ValueScale = ReturnType<typeof values>;

interface FrameProps extends ChartProps {
  /** The highest value. */
  readonly top: number;
  readonly children: (x: BandScale, y: ValueScale) => ReactNode;
}

const ABOVE = 10;
const BELOW = 26;
/** The approximate width of a character in a label. */
const LETTER = 6.5;
const BETWEEN_LABELS = 14;
const SCALE_STEPS = 5;

/** Draws the axes and the tooltip. The caller draws the values. */
export function Chart({ height, labels, series, scaleWidth, isWhole = false, format = String, top, children }: FrameProps) {
  const { ref, width: measured } = useElementSize();
  const width = useDeferredValue(measured);
  const [pointed, setPointed] = useState<number | null>(null);
  const x = bands(labels.length, scaleWidth, width);
  const highest = top > 0 ? top : 1;
  // Fewer ticks if only whole numbers are possible.
  const steps = isWhole ? Math.min(SCALE_STEPS, highest) : SCALE_STEPS;
  const y = values(highest, height, steps);
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const index = Math.floor((clientX - currentTarget.getBoundingClientRect().left - scaleWidth) / x.step());
    setPointed(index >= 0 && index < labels.length ? index : null);
  };
  const isDrawn = width > scaleWidth;
  return (
    <div ref={ref} className={classes["chart"]} style={{ height }}>
      {isDrawn && (
        <svg
          className={classes["drawing"]}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(null)}
        >
          <GridRows scale={y} left={scaleWidth} width={width - scaleWidth} numTicks={steps} className={classes["grid"] ?? ""} />
          {pointed !== null && (
            <rect
              className={classes["pointed"]}
              x={left(x, pointed)}
              y={ABOVE}
              width={x.step()}
              height={height - ABOVE - BELOW}
            />
          )}
          {children(x, y)}
          <AxisLeft
            scale={y}
            left={scaleWidth}
            numTicks={steps}
            hideAxisLine
            hideTicks
            tickFormat={(value) => format(Number(value))}
            tickComponent={Tick}
            tickLabelProps={{ textAnchor: "end", dx: -8, dy: 4 }}
          />
          <AxisBottom
            scale={x}
            top={height - BELOW}
            tickValues={labelled(width - scaleWidth, labels)}
            hideAxisLine
            hideTicks
            tickFormat={(index) => labels[index] ?? ""}
            tickComponent={Tick}
            tickLabelProps={(index) => labelProps(x, index, labels[index] ?? "", width)}
          />
        </svg>
      )}
      {isDrawn && pointed !== null && (
        <Pointed
          label={labels[pointed] ?? ""}
          at={left(x, pointed)}
          step={x.step()}
          width={width}
          values={series.map((one) => ({ ...one, value: one.values[pointed] ?? null }))}
          format={format}
        />
      )}
    </div>
  );
}

function bands(count: number, from: number, to: number) {
  return scaleBand<number>({ domain: [...Array(count).keys()], range: [from, to], padding: 0.2 });
}

function values(highest: number, height: number, steps: number) {
  return scaleLinear<number>({ domain: [0, highest], range: [height - BELOW, ABOVE], nice: steps });
}

/** The indexes of the labels that fit next to each other. */
function labelled(width: number, labels: readonly string[]): number[] {
  const longest = Math.max(1, ...labels.map((label) => label.length));
  const fitting = Math.max(1, Math.floor(width / (longest * LETTER + BETWEEN_LABELS)));
  const step = Math.ceil(labels.length / fitting);
  return [...labels.keys()].filter((index) => index % step === 0);
}

/** Centers a label below its value, or ends it at the edge of the drawing, which would cut it off. */
function labelProps(x: BandScale, index: number, label: string, width: number) {
  const toEdge = width - ((x(index) ?? 0) + x.bandwidth() / 2);
  return (label.length * LETTER) / 2 > toEdge ? { textAnchor: "end" as const, dx: toEdge } : { textAnchor: "middle" as const };
}

function left(x: BandScale, index: number): number {
  return (x(index) ?? 0) - (x.step() - x.bandwidth()) / 2;
}

interface TickProps {
  readonly x: number;
  readonly y: number;
  readonly dx?: string | number | undefined;
  readonly dy?: string | number | undefined;
  readonly textAnchor?: "start" | "middle" | "end" | "inherit" | undefined;
  readonly formattedValue?: string | undefined;
}

function Tick({ x, y, dx, dy, textAnchor, formattedValue }: TickProps) {
  return (
    <text className={classes["tick"]} x={x} y={y} dx={dx} dy={dy} textAnchor={textAnchor}>
      {formattedValue}
    </text>
  );
}

interface PointedProps {
  readonly label: string;
  readonly at: number;
  readonly step: number;
  readonly width: number;
  readonly values: readonly (Series & { readonly value: number | null })[];
  readonly format: (value: number) => string;
}

function Pointed({ label, at, step, width, values: all, format }: PointedProps) {
  const isRight = at + step / 2 > width / 2;
  // At the position of the label, or closer to the edge if there is no room.
  const columns = isRight
    ? `minmax(0, 1fr) max-content minmax(0, ${width - at + 4}px)`
    : `minmax(0, ${at + step + 4}px) max-content minmax(0, 1fr)`;
  return (
    <div className={classes["beside"]} style={{ gridTemplateColumns: columns }}>
      <Paper withBorder shadow="md" p="xs" className={classes["values"] ?? ""}>
        <Text size="sm" fw={600} mb={4}>
          {label}
        </Text>
        {all.map(
          ({ key, label: name, color, value }) =>
            value !== null && <Named key={key} color={color} label={name} value={format(value)} />,
        )}
      </Paper>
    </div>
  );
}
