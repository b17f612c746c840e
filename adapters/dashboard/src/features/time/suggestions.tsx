import { Paper, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ColourDot } from "../../elements/colour-dot.js";
import type { Suggestion } from "./suggestions-for.js";
import classes from "./time.module.css";

interface SuggestionsProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** The suggestion that Enter selects. */
  readonly place: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** The suggestions below the line. The focus stays in the line. */
export function Suggestions({ id, suggestions, place, onChoose }: SuggestionsProps) {
  const { t } = useTranslation("time");
  return (
    <Paper
      id={id}
      role="listbox"
      aria-label={t("line.suggestions")}
      withBorder
      shadow="md"
      className={classes["suggestions"] ?? ""}
      hidden={suggestions.length === 0}
    >
      {suggestions.map((suggestion, index) => (
        <div
          key={suggestion.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === place}
          className={classes["suggestion"]}
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(suggestion);
          }}
        >
          {suggestion.sign !== "+" && <ColourDot color={suggestion.color} />}
          <span>{suggestion.name}</span>
          <Text span size="sm" c="dimmed">
            {suggestion.beside}
          </Text>
        </div>
      ))}
    </Paper>
  );
}
