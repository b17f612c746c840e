import { Skeleton } from "@mantine/core";
import { type ComponentType, Suspense } from "react";
import { later } from "../../loading/later.js";
import type { ChartProps } from "./chart.js";
import { Legend } from "./legend.js";

interface PlacedProps extends ChartProps {
  /** Whether all colors are known. Until then, the chart is not drawn. */
  readonly isReady?: boolean;
}

/** Lazy: large, and never the only place of their figures. */
export const BarChart = placed(later(() => import("./bar-chart.js")));
export const LineChart = placed(later(() => import("./line-chart.js")));

/** Shows the legend and keeps the chart's place from the start, so that what is below does not move when the chart arrives. */
function placed(Drawn: ComponentType<ChartProps>) {
  return function Placed({ isReady = true, ...chart }: PlacedProps) {
    const placeholder = <Skeleton height={chart.height} />;
    return (
      <div>
        {isReady ? (
          <Suspense fallback={placeholder}>
            <Drawn {...chart} />
          </Suspense>
        ) : (
          placeholder
        )}
        <Legend series={chart.series} />
      </div>
    );
  };
}
