import { Group, Text } from "@mantine/core";
import classes from "./chart.module.css";

/** Values in the order of the chart's labels. */
export interface Series {
  readonly key: string;
  readonly label: string;
  /** A theme color, such as `teal.7`, or a CSS color. */
  readonly color: string;
  /** `null` if there is no value. */
  readonly values: readonly (number | null)[];
}

/** The names of the series, with their colors. */
export function Legend({ series }: { readonly series: readonly Series[] }) {
  return (
    <Group gap="md" justify="center" mt="xs">
      {series.map(({ key, label, color }) => (
        <Named key={key} color={color} label={label} />
      ))}
    </Group>
  );
}

interface NamedProps {
  readonly color: string;
  readonly label: string;
  readonly value?: string;
}

/** A series, and its value if there is one. */
export function Named({ color, label, value }: NamedProps) {
  return (
    <Group gap={6} wrap="nowrap" justify="space-between">
      <Group gap={6} wrap="nowrap">
        <span className={classes["dot"]} style={{ background: colourOf(color) }} />
        <Text size="sm">{label}</Text>
      </Group>
      {value !== undefined && (
        <Text size="sm" fw={600} className={classes["value"] ?? ""}>
          {value}
        </Text>
      )}
    </Group>
  );
}

/** The CSS color. */
export function colourOf(color: string): string {
  return !/^\w+\.\d$/.test(color) ? color : `var(--mantine-color-${color.replace(".", "-")})`;
}
