import { Anchor, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { parseInstant } from "../../../../../core/kernel/instant.js";
import { localDateIn } from "../../../../../core/kernel/time-zone.js";
import { paths } from "../../../paths.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { useExplain } from "../../elements/explain.js";
import { useZone } from "../../elements/use-zone.js";
import { useInstantText } from "../../elements/values.js";

/** So many fit into one burst of the rate limit. */
const SHOWN = 25;

/** Links to the days of time entries. */
export function EntryLinks({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTranslation("reports");
  return (
    <Stack component="ul" gap={4} ps="md" m={0}>
      {ids.slice(0, SHOWN).map((id) => (
        <li key={id}>
          <EntryLink id={id} />
        </li>
      ))}
      {ids.length > SHOWN && <li>{t("audit.moreEntries", { count: ids.length - SHOWN })}</li>}
    </Stack>
  );
}

function EntryLink({ id }: { readonly id: string }) {
  const zone = useZone();
  const at = useInstantText();
  const { ofError } = useExplain();
  const { data, error } = useQuery({
    queryKey: keys.timeEntries.one(id),
    queryFn: ({ signal }) => {
      const params = { path: { id }, query: { expand: ["project" as const] } };
      return answered(api.GET("/time-entries/{id}", { params, signal }));
    },
  });
  if (!data) {
    return (
      <Text size="sm" c="dimmed">
        {id}
        {error && `: ${ofError(error)}`}
      </Text>
    );
  }
  const query = new URLSearchParams({ date: localDateIn(zone, parseInstant(data.start_time)), user: data.user_id });
  return (
    <Anchor component={Link} to={`${paths.time}?${query}`} size="sm">
      {[at(data.start_time), data.project?.name, data.notes].filter(Boolean).join(" · ")}
    </Anchor>
  );
}
