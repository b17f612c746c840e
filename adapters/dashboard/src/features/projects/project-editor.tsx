import { notifications } from "@mantine/notifications";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { keys } from "../../api/keys.js";
import { ProjectForm } from "./project-form.js";
import type { Project } from "./project-values.js";
import { FormDrawer } from "../../elements/form-dialog.js";

interface ProjectEditorProps {
  readonly edited: Project | "new";
  readonly onClose: () => void;
}

/** Creates or changes a project, beside what shows it. */
export default function ProjectEditor({ edited, onClose }: ProjectEditorProps) {
  const { t } = useTranslation(["projects", "shell"]);
  // The page stays live beneath, but one changes what one saw when this opened.
  const [project] = useState(edited === "new" ? null : edited);
  const queries = useQueryClient();
  const done = ({ name }: Project) => {
    // Another rate or client shows in what was earned.
    void queries.invalidateQueries({ queryKey: keys.reports.all });
    notifications.show({ message: t("saved", { name }) });
    onClose();
  };
  return (
    <FormDrawer onClose={onClose} size="lg" title={project ? t("edit", { name: project.name }) : t("create")}>
      <ProjectForm project={project} onDone={done} onCancel={onClose} />
    </FormDrawer>
  );
}
