import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { type Dispatch, type KeyboardEvent, type RefObject, type SetStateAction, useId, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { timeEntryLimits } from "../../../../../core/time-entries/time-entry.js";
import type { LocalDate } from "../../../../../core/kernel/calendar.js";
import { FailureNote } from "../../elements/failure.js";
import { useDayText } from "./clock.js";
import type { Choices } from "./choices.js";
import { useLanguage } from "../../words/locale.js";
import { useZone } from "../../elements/use-zone.js";
import { createEntry, startTimer } from "./entries.js";
import { LineReading } from "./line-reading.js";
import { parseLine } from "./line/parse-line.js";
import { type LineBody, type ResolvedLine, resolveLine } from "./line/resolve-line.js";
import { named } from "./line/words-of.js";
import { Suggestions } from "./suggestions.js";
import { useEntriesChanged } from "./use-entries-changed.js";
import { type Suggestion, suggestionsFor } from "./suggestions-for.js";

interface EntryLineProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly line: string;
  readonly onLine: Dispatch<SetStateAction<string>>;
  readonly date: LocalDate;
  readonly userId: string;
  readonly choices: Choices;
  readonly lastEnd: Date | null;
}

interface Sent {
  readonly date: LocalDate;
  readonly line: string;
  readonly body: LineBody;
}

/** A text line that creates an entry: `#` and `@` search, arrow keys select, Enter saves. */
export function EntryLine({ input, line, onLine, date, userId, choices, lastEnd }: EntryLineProps) {
  const { t } = useTranslation("time");
  const zone = useZone();
  const dayText = useDayText();
  const changed = useEntriesChanged();
  const listId = useId();
  const [cursor, setCursor] = useState(0);
  const [place, setPlace] = useState(0);
  const [isShut, setShut] = useState(false);
  const [reading, setReading] = useState<ResolvedLine | null>(null);
  const parsed = parseLine(line, useLanguage());
  const word = suggestionsFor(line, cursor, choices);
  const suggestions = isShut || !word ? [] : word.suggestions;
  const save = useMutation({
    mutationFn: ({ body }: Sent) => (body.end_time === undefined ? startTimer : createEntry)({ ...body, user_id: userId }),
    onSuccess: async (_entry, sent) => {
      onLine((now) => (now === sent.line ? "" : now));
      setReading(null);
      if (sent.date !== date) notifications.show({ message: t("line.savedOn", { day: dayText(sent.date, "long") }) });
      await changed();
    },
  });
  const type = (text: string, at: number) => {
    onLine(text);
    setCursor(at);
    setPlace(0);
    setShut(false);
    setReading(null);
    if (!save.isPending) save.reset();
  };
  const choose = ({ sign, name }: Suggestion) => {
    if (!word) return;
    const before = `${line.slice(0, word.from)}${named(sign, name)} `;
    // Synchronous, so that the caret is in place before the next key.
    flushSync(() => type(before + line.slice(word.to).trimStart(), before.length));
    input.current?.setSelectionRange(before.length, before.length);
  };
  const submit = () => {
    if (line.trim() === "" || save.isPending) return;
    const resolved = resolveLine(parsed, { ...choices, zone, date, now: new Date(), lastEnd });
    setReading(resolved);
    if (resolved.body) save.mutate({ date: resolved.date, line, body: resolved.body });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = suggestions[place];
    if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && chosen) choose(chosen);
    else if (event.key === "Enter") submit();
    else if (event.key === "ArrowDown" && chosen) setPlace((place + 1) % suggestions.length);
    else if (event.key === "ArrowUp" && chosen) setPlace((place + suggestions.length - 1) % suggestions.length);
    else if (event.key === "Escape" && chosen) setShut(true);
    else return;
    event.preventDefault();
  };
  return (
    <Stack gap={4} pos="relative">
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          ref={input}
          label={t("line.label")}
          placeholder={t("line.placeholder")}
          value={line}
          maxLength={timeEntryLimits.notes.max}
          autoComplete="off"
          role="combobox"
          aria-expanded={suggestions.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={suggestions.length > 0 ? `${listId}-${place}` : undefined}
          aria-describedby={`${listId}-reading`}
          onChange={({ currentTarget: { value, selectionStart } }) => type(value, selectionStart ?? value.length)}
          onSelect={({ currentTarget: { selectionStart } }) => setCursor(selectionStart ?? 0)}
          onBlur={() => setShut(true)}
          onKeyDown={press}
        />
        <Button onClick={submit} loading={save.isPending}>
          {t("line.save")}
        </Button>
      </Group>
      <Suggestions id={listId} suggestions={suggestions} place={place} onChoose={choose} />
      <div id={`${listId}-reading`} aria-live="polite">
        {line.trim() === "" ? (
          <Text size="sm" c="dimmed">
            {t("line.hint")}
          </Text>
        ) : (
          <LineReading parsed={parsed} date={date} reading={reading} choices={choices} />
        )}
      </div>
      {save.error && <FailureNote error={save.error} hint={t("line.unsaved")} />}
    </Stack>
  );
}
