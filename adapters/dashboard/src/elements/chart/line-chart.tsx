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
        const middle = (place: number) => (x(place) ?? 0) + x.bandwidth() / 2;
        return series.map(({ key, color, values }) => (
          <g key={key} data-series={key}>
            <LinePath
              data={[...values]}
              defined={(value) => value !== null}
              x={(_, place) => middle(place)}
              y={(value) => y(value ?? 0)}
              stroke={colourOf(color)}
              strokeWidth={2}
            />
            {values.map(
              (value, place) =>
                value !== null && <circle key={place} cx={middle(place)} cy={y(value)} r={3} fill={colourOf(color)} />,
            )}
          </g>
        ));
      }}
    </Chart>
  );
}
