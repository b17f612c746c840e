import { Button, Group } from "@mantine/core";
import { IconChevronDown, IconCopy, IconPlus, IconTemplate } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "../../../words/use-translation.js";
import { later } from "../../../loading/later.js";
import { MenuButton } from "../menu/menu-button.js";
import type { Template } from "./kept.js";
import type { WeekRow } from "./week-rows.js";

/** Lazy: needed only on request. */
const AddRow = later(() => import("./add-row.js"));
const Templates = later(() => import("./templates.js"));

interface WeekToolsProps {
  /** The rows that can be added. */
  readonly choices: readonly WeekRow[];
  readonly onAdd: (key: string) => void;
  readonly copy: { readonly isPending: boolean; mutate(what: "rows" | "hours"): void };
  readonly templates: readonly Template[];
  /** The rows of a new template. */
  readonly rows: readonly WeekRow[];
  readonly onTemplates: (change: (before: readonly Template[]) => readonly Template[]) => void;
  readonly onApply: (template: Template) => void;
}

/** Adds rows: one by name, those of the week before, or those of a template. */
export function WeekTools({ choices, onAdd, copy, templates, rows, onTemplates, onApply }: WeekToolsProps) {
  const { t } = useTranslation("time");
  const [opened, setOpened] = useState<"add" | "templates" | null>(null);
  const close = () => setOpened(null);
  const apply = (template: Template) => {
    close();
    onApply(template);
  };
  return (
    <Group gap="xs">
      {opened !== "add" && (
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpened("add")}>
          {t("week.addRow")}
        </Button>
      )}
      <Suspense>{opened === "add" && <AddRow choices={choices} onAdd={onAdd} onClose={close} />}</Suspense>
      <MenuButton
        actions={[
          { label: t("week.copyRows"), onClick: () => copy.mutate("rows") },
          { label: t("week.copyHours"), onClick: () => copy.mutate("hours") },
        ]}
        button={(given) => (
          <Button
            variant="default"
            leftSection={<IconCopy size={16} />}
            rightSection={<IconChevronDown size={16} />}
            loading={copy.isPending}
            {...given}
          >
            {t("week.copy")}
          </Button>
        )}
      />
      <Button variant="default" leftSection={<IconTemplate size={16} />} onClick={() => setOpened("templates")}>
        {t("week.templates")}
      </Button>
      <Suspense>
        {opened === "templates" && (
          <Templates templates={templates} rows={rows} onTemplates={onTemplates} onApply={apply} onClose={close} />
        )}
      </Suspense>
    </Group>
  );
}
