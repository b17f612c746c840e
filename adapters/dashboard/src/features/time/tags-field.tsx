import { TagsInput, type TagsInputProps } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { timeEntryLimits } from "../../../../../core/time-entries/time-entry-limits.js";
import { tagKey } from "../../../../../core/time-entries/tag.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { kept } from "../../offline/kept.js";

const SHOWN = 20;
const FRESH_MS = 300_000;

/** The tags of the workspace, the most frequent first. */
const tagsQuery = queryOptions({
  queryKey: keys.timeEntries.list({ tags: true }),
  staleTime: FRESH_MS,
  ...kept(async ({ signal }): Promise<readonly string[]> =>
    (await answered(api.GET("/tags", { signal }))).tags.map(({ name }) => name),
  ),
});

/** A field for tags, which offers those of the workspace. A comma or Enter ends a tag. */
export function TagsField(props: Omit<TagsInputProps, "data">) {
  const { t } = useTranslation("time");
  const { data = [] } = useQuery(tagsQuery);
  return (
    <TagsInput
      description={t("tagsHint")}
      data={[...data]}
      limit={SHOWN}
      maxTags={timeEntryLimits.tags}
      isDuplicate={(tag, chosen) => chosen.some((one) => tagKey(one) === tagKey(tag))}
      clearable={false}
      {...props}
    />
  );
}
