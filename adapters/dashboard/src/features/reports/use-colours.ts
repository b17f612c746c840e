import { useQuery } from "@tanstack/react-query";
import { clientChoices, peopleChoices, projectChoices } from "../../api/choices.js";
import { colourOfKey, NEUTRAL, visibleColour } from "../../elements/colours.js";
import type { Grouping } from "./report-filter.js";

/**
 * Returns the CSS color of a group's key: the project's own, otherwise the same for a key in every report. Undefined until all keys of the kind are known,
 * so that no color changes later.
 */
export function useColours(by: Grouping): ((key: string | null) => string) | undefined {
  const projects = useQuery({ ...projectChoices({}), enabled: by === "project" });
  const clients = useQuery({ ...clientChoices({}), enabled: by === "client" });
  const people = useQuery({ ...peopleChoices, enabled: by === "user" });
  const known = by === "project" ? projects : by === "client" ? clients : by === "user" ? people : undefined;
  if (known?.isLoading) return undefined;
  const all = known?.data?.map(({ id }) => id);
  const own = new Map(by === "project" ? projects.data?.map(({ id, color }) => [id, color] as const) : []);
  return (key) => {
    if (key === null) return NEUTRAL;
    const colour = own.get(key);
    return colour ? visibleColour(colour) : colourOfKey(key, all);
  };
}
