import { Button } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { EmptyState } from "../../elements/empty-state.js";
import { useMay } from "../../shell/session.js";

/** Shown instead of time while there is no project: a link to create the first one, or who can create it. */
export function NoProjects() {
  const { t } = useTranslation("time");
  const mayCreate = useMay("projects:write");
  const action = mayCreate
    ? {
        action: (
          <Button component={Link} to={paths.projects}>
            {t("toProjects")}
          </Button>
        ),
      }
    : {};
  return <EmptyState text={t(mayCreate ? "firstProject" : "noProjects")} {...action} />;
}
