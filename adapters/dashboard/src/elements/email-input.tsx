import { TextInput, type TextInputProps } from "@mantine/core";

/** An email address, or several. The browser's own type for it would replace an international domain by its ASCII form. */
export function EmailInput(properties: TextInputProps) {
  return <TextInput inputMode="email" autoCapitalize="none" spellCheck={false} {...properties} />;
}
