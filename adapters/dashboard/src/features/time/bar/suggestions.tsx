import { Text } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { useTranslation } from "../../../words/use-translation.js";
import { ColourDot } from "../../../elements/colour-dot.js";
import type { Suggestion } from "./suggestions-for.js";
import classes from "./bar.module.css";

interface SuggestionsProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** The index of the suggestion that Enter selects, or -1. */
  readonly selected: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** The suggestions for the line. The focus stays in the line. */
export function Suggestions({ id, suggestions, selected, onChoose }: SuggestionsProps) {
  const { t } = useTranslation("time");
  const isRecent = suggestions[0]?.kind === "recent";
  return (
    <div id={id} role="listbox" aria-label={t(isRecent ? "line.recent" : "line.suggestions")} hidden={suggestions.length === 0}>
      {suggestions.map((suggestion, index) => (
        <div
          key={suggestion.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === selected}
          className={classes["suggestion"]}
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(suggestion);
          }}
        >
          {(suggestion.kind === "recent" || suggestion.sign !== "+") && <ColourDot color={suggestion.color} />}
          <span className={classes["suggested"]}>{suggestion.name}</span>
          <Text span size="sm" c="dimmed" truncate>
            {suggestion.beside}
          </Text>
          {suggestion.kind === "recent" && <IconPlayerPlay size={16} className={classes["play"] ?? ""} />}
        </div>
      ))}
    </div>
  );
}
