import { TextInput, type TextInputProps } from "@mantine/core";
import { useId } from "react";
import { MAX_TIME_ZONE_LENGTH } from "../../../../core/kernel/time-zone.js";

/** A time zone field that suggests the browser's matching time zones. */
export function TimeZoneField(props: TextInputProps) {
  const list = useId();
  return (
    <>
      <TextInput {...props} list={list} maxLength={MAX_TIME_ZONE_LENGTH} autoComplete="off" spellCheck={false} />
      <datalist id={list}>
        {["UTC", ...Intl.supportedValuesOf("timeZone")].map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
