import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.js";

interface ProjectLinkProps {
  readonly id: string;
  /** The project's name. */
  readonly children: ReactNode;
  /** Whether other text is next to it, from which color alone does not tell it. */
  readonly isInText?: boolean;
}

/** A project's name, which leads to its page. */
export function ProjectLink({ id, children, isInText = false }: ProjectLinkProps) {
  return (
    <Anchor component={Link} to={`${paths.projects}/${id}`} inherit underline={isInText ? "always" : "hover"}>
      {children}
    </Anchor>
  );
}
