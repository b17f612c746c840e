import { Group, Text, UnstyledButton } from "@mantine/core";
import { useTranslation } from "../../../words/use-translation.js";
import { FailureNote } from "../../../elements/failure.js";
import { useDayText } from "../clock.js";
import type { Entry } from "../entries.js";
import type { ParsedLine } from "../line/parse-line.js";
import type { ResolvedLine } from "../line/resolve-line.js";
import classes from "./bar.module.css";
import type { LineScene } from "./line-scene.js";
import { LineReading } from "./line-reading.js";
import { Suggestions } from "./suggestions.js";
import type { Suggestion } from "./suggestions-for.js";

interface LinePanelProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly selected: number;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onInsert: (text: string) => void;
  readonly isEmpty: boolean;
  /** Null until the parser is loaded. */
  readonly parsed: ParsedLine | null;
  /** The errors of the last attempt to save, or null before the first. */
  readonly reading: ResolvedLine | null;
  readonly scene: LineScene;
  readonly entries: readonly Entry[] | undefined;
  readonly error: Error | null;
}

/** What the line offers and how it is interpreted. */
export default function LinePanel(props: LinePanelProps) {
  const { t } = useTranslation("time");
  const dayText = useDayText();
  const { id, suggestions, selected, onChoose, onInsert, isEmpty, parsed, reading, scene, entries, error } = props;
  const { date, today } = scene;
  return (
    <>
      {isEmpty && suggestions.length > 0 && (
        <Text size="sm" c="dimmed" className={classes["heading"] ?? ""} aria-hidden>
          {t("line.recent")}
        </Text>
      )}
      <Suggestions id={id} suggestions={suggestions} selected={selected} onChoose={onChoose} />
      <div id={`${id}-reading`} aria-live="polite" className={classes["reading"]}>
        {isEmpty ? (
          <Text size="sm" c="dimmed">
            {date === today ? t("line.hint") : t("line.otherDay", { day: dayText(date, "long") })}
          </Text>
        ) : (
          parsed && <LineReading parsed={parsed} reading={reading} scene={scene} entries={entries} />
        )}
      </div>
      {error && (
        <div className={classes["reading"]}>
          <FailureNote error={error} hint={t("line.unsaved")} />
        </div>
      )}
      <Group gap={6} className={classes["signs"] ?? ""} role="group" aria-label={t("line.add")}>
        <Sign sign="#" name={t("project")} onInsert={onInsert} />
        <Sign sign="@" name={t("task")} onInsert={onInsert} />
        <Sign sign="+" name={t("tags")} onInsert={onInsert} />
        <Sign sign="!" name={t("billable")} onInsert={onInsert} />
      </Group>
    </>
  );
}

interface SignProps {
  readonly sign: string;
  readonly name: string;
  readonly onInsert: (sign: string) => void;
}

/** Inserts the sign into the line. */
function Sign({ sign, name, onInsert }: SignProps) {
  return (
    <UnstyledButton
      className={classes["sign"] ?? ""}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onInsert(sign)}
    >
      <b>{sign}</b> {name}
    </UnstyledButton>
  );
}
