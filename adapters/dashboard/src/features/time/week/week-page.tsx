import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { EmptyState } from "../../../elements/empty-state.js";
import { Loaded } from "../../../elements/loaded.js";
import { Page } from "../../../elements/page.js";
import { type Choices, useChoices, usePrefetchedChoices } from "../choices.js";
import type { Entry } from "../entries.js";
import { NoProjects } from "../no-projects.js";
import { TimeBar } from "../time-bar.js";
import { type TimeAddress, useTimeAddress } from "../use-time-address.js";
import { useNow } from "../use-now.js";
import { useKept } from "./kept.js";
import { useCopyWeek } from "./use-copy-week.js";
import { useWeek, type Week } from "./use-week.js";
import { WeekGrid } from "./week-grid.js";
import { emptyRows, rowsOf } from "./week-rows.js";
import { WeekTools } from "./week-tools.js";

/** One person's week, by project, task and day. */
export default function WeekPage() {
  const { t } = useTranslation("time");
  const address = useTimeAddress();
  const week = useWeek(address);
  usePrefetchedChoices();
  usePrefetchQuery(week.query);
  const choices = useChoices();
  const entries = useQuery(week.query);
  return (
    <Page title={t("title")}>
      <TimeBar address={address} />
      <Loaded query={choices}>
        {(some) => (
          <Loaded query={entries}>
            {(found) => (
              <Content key={`${week.userId} ${week.first}`} address={address} week={week} choices={some} entries={found} />
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

interface ContentProps {
  readonly address: TimeAddress;
  readonly week: Week;
  readonly choices: Choices;
  readonly entries: readonly Entry[];
}

function Content({ address, week, choices, entries }: ContentProps) {
  const { t } = useTranslation("time");
  const now = useNow(entries.some(({ status }) => status === "running"));
  const { added, setAdded, templates, setTemplates } = useKept(`${week.userId} ${week.first}`);
  const possible = emptyRows(choices);
  const rows = rowsOf(
    entries,
    possible.filter(({ key }) => added.includes(key)),
    week.days,
  );
  const add = (keys: readonly string[]) => {
    const fresh = keys.filter((key) => !rows.some((row) => row.key === key));
    setAdded((before) => [...before, ...fresh]);
    return () => setAdded((before) => before.filter((key) => !fresh.includes(key)));
  };
  const copy = useCopyWeek({ week, entries, onAdd: add });
  const [chosen, setChosen] = useState<string | null>(null);
  if (choices.projects.length === 0 && rows.length === 0) return <NoProjects />;
  if (rows.length === 0 && !address.mayWrite) return <EmptyState text={t("week.empty")} />;
  const onAdd = (key: string) => {
    setChosen(key);
    add([key]);
  };
  return (
    <>
      <WeekGrid
        address={address}
        week={week}
        rows={rows}
        now={now}
        chosen={chosen}
        onRemove={({ key }) => setAdded((before) => before.filter((one) => one !== key))}
      />
      {address.mayWrite && (
        <WeekTools
          choices={possible.filter(({ key }) => !rows.some((row) => row.key === key))}
          onAdd={onAdd}
          copy={copy}
          templates={templates}
          rows={rows}
          onTemplates={setTemplates}
          onApply={(template) => add(template.rows)}
        />
      )}
    </>
  );
}
