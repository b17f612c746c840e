import { Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import { useTranslation } from "../../words/use-translation.js";
import { ColourDot } from "../../elements/colour-dot.js";
import { Loaded } from "../../elements/loaded.js";
import { Panel } from "../../elements/panel.js";
import { useSession } from "../../shell/session.js";
import { recentSuggestions } from "../time/bar/recent-suggestions.js";
import type { RecentSuggestion } from "../time/bar/suggestions-for.js";
import { useChoices } from "../time/choices.js";
import { useRunning } from "../outbox/use-with-unsent.js";
import { type Entry, startTimer, stopTimer } from "../time/entries.js";
import { useChange } from "../time/entry-actions.js";
import classes from "./welcome.module.css";

/** The latest distinct entries. Each starts a timer like it, or stops the one that is running. */
export function ContinueList() {
  const { t } = useTranslation("welcome");
  const { me } = useSession();
  const choices = useChoices();
  const running = useRunning(me.id);
  return (
    <Panel title={t("continue")}>
      <Loaded query={choices}>
        {(some) => {
          const recent = recentSuggestions(some);
          if (recent.length === 0) return <Text c="dimmed">{t("nothingToContinue")}</Text>;
          return (
            <ul className={classes["list"]}>
              {recent.map((suggestion) => (
                <li key={likenessOf(suggestion.body)}>
                  <Recent suggestion={suggestion} running={running ?? null} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Panel>
  );
}

type Work = Pick<RecentSuggestion["body"], "project_id" | "task_id" | "notes">;

/** Equal for entries with the same project, task and note. */
function likenessOf({ project_id: project, task_id: task, notes }: Work): string {
  return [project, task, notes].join("\n");
}

interface RecentProps {
  readonly suggestion: RecentSuggestion;
  readonly running: Entry | null;
}

function Recent({ suggestion: { name, beside, color, body }, running }: RecentProps) {
  const { t } = useTranslation("welcome");
  const current = running && likenessOf(running) === likenessOf(body) ? running : null;
  const change = useChange(() => (current ? stopTimer(current) : startTimer(body)));
  const Icon = current ? IconPlayerStop : IconPlayerPlay;
  return (
    <UnstyledButton
      className={classes["recent"] ?? ""}
      title={t(current ? "stopTimer" : "startTimer")}
      onClick={() => change.isPending || change.mutate()}
    >
      <VisuallyHidden>{t(current ? "stopTimer" : "startTimer")} </VisuallyHidden>
      <ColourDot color={color} />
      <span className={classes["what"]}>
        <Text span size="sm" fw={550} truncate display="block">
          {name}
        </Text>
        {beside !== "" && (
          <Text span size="sm" c="dimmed" truncate display="block">
            {beside}
          </Text>
        )}
      </span>
      <Icon size={18} color={current ? "var(--mantine-color-error)" : "var(--mantine-color-anchor)"} />
    </UnstyledButton>
  );
}
