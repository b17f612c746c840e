import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { MAX_SEARCH_LENGTH } from "../../../../core/kernel/text.js";

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextInput
      flex="1 1 14rem"
      maw={360}
      type="search"
      label={label}
      maxLength={MAX_SEARCH_LENGTH}
      leftSection={<IconSearch size={18} />}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
