import { useEffect } from "react";
import { useSearchParams } from "react-router";

/** The parameter of an address that names a field of its page's form by its path, such as `address.city`. */
export const FIELD_PARAMETER = "field";

/** The path of the field that the address names; null if it names none. */
export function useNamedField(): string | null {
  return useSearchParams()[0].get(FIELD_PARAMETER);
}

/** Focuses the field that the address names, or the first one inside of it, when the form appears. */
export function useFieldInAddress(): void {
  const path = useNamedField();
  useEffect(() => {
    if (path === null) return;
    const fields = [...document.querySelectorAll<HTMLElement>("[data-path]")];
    const field =
      fields.find(({ dataset }) => dataset["path"] === path) ??
      fields.find(({ dataset }) => dataset["path"]?.startsWith(`${path}.`));
    if (!field) return;
    // The drawer of a form focuses what has this attribute.
    field.dataset["autofocus"] = "";
    field.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
  }, [path]);
}
