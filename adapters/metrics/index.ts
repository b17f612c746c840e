export { lastingOf, type Measurements, PrometheusMetrics } from "./prometheus-metrics.js";
