import { TagsInput, type TagsInputProps } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { timeEntryLimits } from "../../../../../core/time-entries/time-entry-limits.js";
import { distinctTags, tagKey } from "../../../../../core/time-entries/tag.js";
import { tagsQuery } from "../../api/tags.js";
import { byLabel } from "../../elements/options.js";

const SHOWN = 20;

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
      data={data.map(({ name }) => name)}
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
