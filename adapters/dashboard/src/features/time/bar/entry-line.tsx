import { ActionIcon, Button, Kbd, Paper, TextInput } from "@mantine/core";
import { IconPlayerPlay, IconPlus } from "@tabler/icons-react";
import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "../../../words/use-translation.js";
import { timeEntryLimits } from "../../../../../../core/time-entries/time-entry-limits.js";
import { useStore } from "../../../loading/store.js";
import { later } from "../../../loading/later.js";
import { useChoices } from "../choices.js";
import type { ResolvedLine } from "../line/resolve-line.js";
import { named } from "../line/words-of.js";
import classes from "./bar.module.css";
import { useLineScene } from "./line-scene.js";
import { LINE_ID, lineText } from "./line-store.js";
import { recentSuggestions } from "./recent-suggestions.js";
import { type Suggestion, suggestionsFor } from "./suggestions-for.js";
import { useLineEntries } from "./use-line-entries.js";
import { useLineReader } from "./use-line-reader.js";
import { useSaving } from "./use-saving.js";

/** Lazy: needed only when the line is used. */
const LinePanel = later(() => import("./line-panel.js"));

/** A text line that creates an entry: `#` and `@` search, arrow keys select, Enter saves. Without text it offers recent entries. */
export function EntryLine({ isRunning }: { readonly isRunning: boolean }) {
  const { t } = useTranslation("time");
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const line = useStore(lineText);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [cursor, setCursor] = useState(0);
  const [place, setPlace] = useState(0);
  const [isShut, setShut] = useState(false);
  const [reading, setReading] = useState<ResolvedLine | null>(null);
  const choices = useChoices({ enabled: wasOpened || line !== "" });
  const scene = useLineScene(choices.data);
  const save = useSaving(() => setReading(null));
  const reader = useLineReader(wasOpened || line !== "");
  const parsed = reader?.parseLine(line, scene) ?? null;
  const isLasting = parsed?.time?.kind === "duration";
  const entries = useLineEntries(scene, parsed?.date ?? scene.date, isLasting);
  const isReady = choices.data !== undefined && parsed !== null && (!isLasting || entries !== undefined);
  const isEmpty = line.trim() === "";
  const word = suggestionsFor(line, cursor, scene.choices);
  const offered = isEmpty ? recentSuggestions(scene.choices) : (word?.suggestions ?? []);
  const suggestions = isOpen && !isShut ? offered : [];
  // After an entry was saved, the panel does not cover the page.
  const isPanelShown = isOpen && !(isEmpty && isShut);
  // Recent entries are not selected at first: Enter in an empty line must not start anything.
  const selected = isEmpty ? place - 1 : place;
  const wanted = useRef<Date | null>(null);
  const type = (text: string, at: number) => {
    wanted.current = null;
    lineText.set(text);
    setCursor(at);
    setPlace(0);
    setShut(false);
    setReading(null);
    if (!save.isPending) save.reset();
  };
  const choose = (suggestion: Suggestion) => {
    if (suggestion.kind === "recent") {
      save.mutate({ date: scene.today, line: "", bodies: [suggestion.body] });
      input.current?.blur();
      return;
    }
    const { sign, name } = suggestion;
    if (!word) return;
    const before = `${line.slice(0, word.from)}${named(sign, name)} `;
    // Synchronous, so that the caret is in place before the next key.
    flushSync(() => type(before + line.slice(word.to).trimStart(), before.length));
    input.current?.setSelectionRange(before.length, before.length);
  };
  const insert = (text: string) => {
    const before = line === "" || line.endsWith(" ") ? line : `${line} `;
    flushSync(() => type(before + text, before.length + text.length));
    input.current?.focus();
  };
  const submit = (at = new Date()) => {
    if (isEmpty) return input.current?.focus();
    wanted.current = isReady ? null : at;
    if (save.isPending || !reader || !parsed || !isReady) return;
    const resolved = reader.resolveLine(parsed, { ...scene.choices, ...scene, entries, now: at });
    setReading(resolved);
    setShut(true);
    const bodies = resolved.bodies?.map((body) => ({ ...body, user_id: scene.userId }));
    if (bodies) save.mutate({ date: resolved.date, line, bodies });
  };
  const submitWanted = useEffectEvent(() => wanted.current && submit(wanted.current));
  // Enter before the projects and entries are known submits when they are, as of the time of Enter.
  useEffect(() => {
    if (isReady) submitWanted();
  }, [isReady]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps = suggestions.length + (isEmpty ? 1 : 0);
    const chosen = suggestions[selected];
    if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && chosen) choose(chosen);
    else if (event.key === "Enter") submit();
    else if (event.key === "ArrowDown" && isEmpty && isShut) setShut(false);
    else if (event.key === "ArrowDown" && suggestions.length > 0) setPlace((place + 1) % steps);
    else if (event.key === "ArrowUp" && suggestions.length > 0) setPlace((place + steps - 1) % steps);
    else if (event.key === "Escape" && !isEmpty && chosen) setShut(true);
    else if (event.key === "Escape") input.current?.blur();
    else return;
    event.preventDefault();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const isTimer = parsed?.problems.length === 0 && (parsed.time === null || parsed.time.kind === "since");
  return (
    <>
      <div
        className={classes["field"]}
        onFocus={() => {
          setOpen(true);
          setOpened(true);
          setShut(false);
        }}
        onMouseDown={() => setShut(false)}
        onBlur={leave}
      >
        <TextInput
          ref={input}
          id={LINE_ID}
          aria-label={t("line.label")}
          placeholder={t("line.placeholder")}
          value={line}
          maxLength={timeEntryLimits.notes.max}
          autoComplete="off"
          role="combobox"
          aria-expanded={suggestions.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={suggestions[selected] ? `${listId}-${selected}` : undefined}
          aria-describedby={`${listId}-reading`}
          rightSection={isOpen || !isEmpty ? null : <Kbd aria-hidden>n</Kbd>}
          rightSectionProps={{ className: classes["key"] ?? "" }}
          onChange={({ currentTarget: { value, selectionStart } }) => type(value, selectionStart ?? value.length)}
          onSelect={({ currentTarget: { selectionStart } }) => setCursor(selectionStart ?? 0)}
          onKeyDown={press}
        />
        {isPanelShown && (
          <Paper withBorder shadow="lg" className={classes["panel"] ?? ""}>
            <Suspense>
              <LinePanel
                id={listId}
                suggestions={suggestions}
                selected={selected}
                onChoose={choose}
                onInsert={insert}
                isEmpty={isEmpty}
                parsed={parsed}
                reading={reading}
                scene={scene}
                entries={entries}
                error={save.error ?? choices.error}
              />
            </Suspense>
          </Paper>
        )}
      </div>
      {isEmpty && !isRunning && (
        <ActionIcon
          size={36}
          radius="xl"
          aria-label={t("start")}
          title={t("start")}
          onClick={() => submit()}
          loading={save.isPending}
        >
          <IconPlayerPlay size={18} />
        </ActionIcon>
      )}
      {!isEmpty && (
        <Button
          onClick={() => submit()}
          loading={save.isPending || !isReady}
          leftSection={isTimer ? <IconPlayerPlay size={16} /> : <IconPlus size={16} />}
          className={classes["save"] ?? ""}
        >
          {t(isTimer ? "start" : "line.save")}
        </Button>
      )}
    </>
  );
}
