import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { changePreferences, type Preferences, type PreferencesPatch, preferencesQuery } from "../api/preferences.js";
import { useExplain } from "./explain.js";

/** Returns what to change, from the preferences at the time. */
type Change = (before: Preferences) => PreferencesPatch;

/** What the user has chosen on any device; undefined until it is known. Changes show at once, and are taken back if they fail. */
export function usePreferences() {
  const { ofError } = useExplain();
  const queries = useQueryClient();
  const { data: preferences } = useQuery(preferencesQuery);
  const { queryKey } = preferencesQuery;
  const { mutateAsync } = useMutation({
    scope: { id: "preferences" },
    mutationFn: changePreferences,
    onSuccess: (after) => queries.setQueryData(queryKey, after),
    onError: async (error) => {
      notifications.show({ color: "red", message: ofError(error) });
      await queries.invalidateQueries({ queryKey });
    },
  });
  const change = async (make: Change): Promise<void> => {
    const before = queries.getQueryData(queryKey) ?? (await queries.fetchQuery(preferencesQuery));
    const patch = make(before);
    queries.setQueryData(queryKey, { ...before, ...patch } as Preferences);
    await mutateAsync(patch).catch(() => undefined);
  };
  return { preferences, change };
}
