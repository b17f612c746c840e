import { Button } from "@mantine/core";
import { useTranslation } from "../../../words/use-translation.js";
import { NamedList } from "../../../elements/named-list.js";
import type { Template } from "./kept.js";
import type { WeekRow } from "./week-rows.js";

interface TemplatesProps {
  readonly templates: readonly Template[];
  readonly rows: readonly WeekRow[];
  readonly onTemplates: (change: (before: readonly Template[]) => readonly Template[]) => void;
  readonly onApply: (template: Template) => void;
  readonly onClose: () => void;
}

/** Saves the rows of the week under a name, and adds those of a template to the week. */
export default function Templates({ templates, rows, onTemplates, onApply, onClose }: TemplatesProps) {
  const { t } = useTranslation("time");
  return (
    <NamedList
      title={t("week.templates")}
      hint={t("week.templatesHint")}
      nameLabel={t("week.templateName")}
      items={templates}
      onItems={onTemplates}
      made={rows.length === 0 ? undefined : { rows: rows.map(({ key }) => key) }}
      buttonOf={(template) => (
        <Button size="xs" mih={44} variant="default" onClick={() => onApply(template)}>
          {t("week.apply")}
        </Button>
      )}
      onClose={onClose}
    />
  );
}
