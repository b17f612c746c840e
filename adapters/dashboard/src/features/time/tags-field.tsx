import { TagsInput, type TagsInputProps } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { timeEntryLimits } from "../../../../../core/time-entries/time-entry-limits.js";
import { distinctTags, tagKey } from "../../../../../core/time-entries/tag.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { byLabel } from "../../elements/options.js";
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

interface TagsFieldProps extends Omit<TagsInputProps, "data" | "value" | "onChange"> {
  readonly value?: string[];
  readonly onChange?: (tags: string[]) => void;
}

/** A field for tags, which offers those of the workspace. A comma or Enter ends a tag; existing tags keep their commas. */
export function TagsField({ value = [], onChange, ...props }: TagsFieldProps) {
  const { t } = useTranslation("time");
  // Keyboards on screens do not say which key was pressed, so that a typed comma can be part of a new tag.
  const change = (tags: string[]) => {
    const split = tags.flatMap((tag) => (value.includes(tag) ? [tag] : tag.split(",")));
    onChange?.([
      ...distinctTags(
        split.filter((tag) => tag.trim() !== ""),
        value,
      ),
    ]);
  };
  const { data = [] } = useQuery(tagsQuery);
  return (
    <TagsInput
      description={t("tagsHint")}
      data={[...data]}
      filter={byLabel}
      limit={SHOWN}
      maxTags={timeEntryLimits.tags}
      isDuplicate={(tag, chosen) => chosen.some((one) => tagKey(one) === tagKey(tag))}
      value={value}
      onChange={change}
      {...props}
    />
  );
}
