import { useLocalStorage } from "@mantine/hooks";
import { useSession } from "../shell/session.js";

/**
 * A value that this browser keeps for the user, who belongs to one workspace. Anything that is not a value is dropped, since only this application writes it.
 */
export function useStored<Value>(name: string, nothing: Value, isValue: (value: unknown) => value is Value) {
  const { me } = useSession();
  return useLocalStorage<Value>({
    key: `stint.${name}.${me.id}`,
    defaultValue: nothing,
    getInitialValueInEffect: false,
    deserialize: (text) => read(text, isValue) ?? nothing,
  });
}

function read<Value>(text: string | undefined, isValue: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}
