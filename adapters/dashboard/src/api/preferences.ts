import { queryOptions } from "@tanstack/react-query";
import type { Schemas } from "../../../../client/index.js";
import { kept } from "../offline/kept.js";
import { answered, api } from "./client.js";
import { keys } from "./keys.js";

export type Preferences = Schemas["Preferences"];
export type PreferencesPatch = Schemas["PreferencesPatch"];

export const preferencesQuery = queryOptions({
  queryKey: keys.preferences,
  ...kept(({ signal }): Promise<Preferences> => answered(api.GET("/me/preferences", { signal }))),
});

export function changePreferences(body: PreferencesPatch): Promise<Preferences> {
  return answered(api.PATCH("/me/preferences", { body }));
}
