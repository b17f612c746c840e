import { LinePath } from "@visx/shape";
import { Chart, type ChartProps } from "./chart.js";
import { colourOf } from "./legend.js";

/** A line for each series, broken where there is no value. */
export default function LineChart(props: ChartProps) {
  const { series } = props;
  const top = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <Chart {...props} top={top}>
      {(x, y) => {
        const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
        return series.map(({ key, color, values }) => (
          <g key={key} data-series={key}>
            <LinePath
              data={[...values]}
              defined={(value) => value !== null}
              x={(_, index) => middle(index)}
              y={(value) => y(value ?? 0)}
              stroke={colourOf(color)}
              strokeWidth={2}
            />
            {values.map(
              (value, index) =>
                value !== null && <circle key={index} cx={middle(index)} cy={y(value)} r={3} fill={colourOf(color)} />,
            )}
          </g>
        ));
      }}
    </Chart>
  );
}
