import { BarStack } from "@visx/shape";
import { Chart, type ChartProps } from "./chart.js";
import { colourOf } from "./legend.js";

/** A stacked bar for each label. */
export default function BarChart(props: ChartProps) {
  const { labels, series } = props;
  const bars = labels.map((_, index) => index);
  const sums = bars.map((index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
  const colours = new Map(series.map(({ key, color }) => [key, colourOf(color)]));
  return (
    <Chart {...props} top={Math.max(0, ...sums)}>
      {(x, y) => (
        <BarStack
          data={bars}
          keys={series.map(({ key }) => key)}
          value={(index, key) => series.find((one) => one.key === key)?.values[index] ?? 0}
          x={(index) => index}
          xScale={x}
          yScale={y}
          color={(key) => colours.get(key) ?? ""}
        >
          {(stacks) =>
            stacks.map(({ bars: parts, key }) =>
              parts.map(
                ({ index, height, width, x: left, y: top, color }) =>
                  height > 0 && (
                    <rect key={`${key} ${index}`} data-series={key} x={left} y={top} width={width} height={height} fill={color} />
                  ),
              ),
            )
          }
        </BarStack>
      )}
    </Chart>
  );
}
