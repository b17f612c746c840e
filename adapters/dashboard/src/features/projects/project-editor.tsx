import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { keys } from "../../api/keys.js";
import { ProjectForm } from "./project-form.js";
import type { Client, Project } from "./project-currency.js";
import { FormDrawer } from "../../elements/form-dialog.js";

interface ProjectEditorProps {
  readonly edited: Project | "new";
  /** The client of a new project. */
  readonly client?: Client | null;
  readonly onClose: () => void;
}

/** Creates or updates a project in a drawer. */
export default function ProjectEditor({ edited, client = null, onClose }: ProjectEditorProps) {
  const { t } = useTranslation("projects");
  // The page refetches below the form, but the form keeps the version it was opened with.
  const [project] = useState(edited === "new" ? null : edited);
  const queries = useQueryClient();
  const done = ({ name }: Project) => {
    // A new rate or client changes the reported amounts.
    void queries.invalidateQueries({ queryKey: keys.reports.all });
    notifications.show({ message: t("saved", { name }) });
    onClose();
  };
  return (
    <FormDrawer onClose={onClose} size="lg" title={project ? t("edit", { name: project.name }) : t("create")}>
      <ProjectForm project={project} client={client} onDone={done} onCancel={onClose} />
    </FormDrawer>
  );
}
