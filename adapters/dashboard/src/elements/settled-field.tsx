import { TextInput, type TextInputProps } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";

const WAIT_MS = 250;

interface SettledFieldProps extends Omit<TextInputProps, "value" | "onChange"> {
  readonly value: string;
  /** Called with the value when the user stops typing. */
  readonly onSettled: (text: string) => void;
}

/** A text field for a value stored elsewhere, such as in the URL. It follows changes of that value. */
export function SettledField({ value, onSettled, ...look }: SettledFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [settled, setSettled] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== settled) {
      setTyped(value);
      setSettled(value);
    }
  }
  const settle = useDebouncedCallback((text: string) => {
    if (text !== typed) return;
    setSettled(text.trim());
    onSettled(text.trim());
  }, WAIT_MS);
  return (
    <TextInput
      {...look}
      value={typed}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        settle(text);
      }}
    />
  );
}
