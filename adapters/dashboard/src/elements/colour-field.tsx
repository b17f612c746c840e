import { Button, Group, TextInput } from "@mantine/core";
import { type ReactNode, useId } from "react";

const suggested = ["#3b5bdb", "#1098ad", "#2f9e44", "#f08c00", "#e8590c", "#e03131", "#c2255c", "#9c36b5", "#495057"] as const;

interface ColourFieldProps {
  readonly label: string;
  /** What the buttons to choose a color and to have none say. */
  readonly chooseLabel: string;
  readonly noneLabel: string;
  /** A color such as `#1a2b3c`; "" for none. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
  readonly error?: ReactNode;
}

/** An optional color. The browser's color input cannot be empty, so it appears on request. */
export function ColourField({ label, chooseLabel, noneLabel, value, onChange, error }: ColourFieldProps) {
  const id = useId();
  if (value === "") {
    return (
      <Button variant="default" onClick={() => onChange(suggested[0])} style={{ alignSelf: "end" }}>
        {chooseLabel}
      </Button>
    );
  }
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextInput
        flex={1}
        type="color"
        label={label}
        list={id}
        value={value}
        onChange={({ currentTarget: { value: chosen } }) => onChange(chosen)}
        error={error}
      />
      <datalist id={id}>
        {suggested.map((colour) => (
          <option key={colour} value={colour} />
        ))}
      </datalist>
      <Button variant="default" onClick={() => onChange("")}>
        {noneLabel}
      </Button>
    </Group>
  );
}
