import { Alert, Anchor } from "@mantine/core";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import type { Schemas } from "../../../../../client/index.js";

type Finding = Schemas["Finding"];

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly clientId: string;
}

/** What is missing or unusual, once per rule, with a link to where it can be fixed if that is another page. */
export function Findings({ findings, clientId }: FindingsProps) {
  const { t, find } = useTranslation("invoices");
  const firsts = findings.filter(({ rule }, index) => findings.findIndex((other) => other.rule === rule) === index);
  return firsts.map(({ rule, severity, pointer, message }) => {
    const link = linkOf(rule, pointer, clientId);
    return (
      <Alert key={rule} color={severity === "error" ? "orange" : "yellow"} variant="outline" data-finding={rule}>
        {find(`findings.${rule}`) ?? message}{" "}
        {link && (
          <Anchor component={Link} to={link.path} target="_blank" inherit underline="always">
            {t(link.label)}
          </Anchor>
        )}
      </Alert>
    );
  });
}

function linkOf(rule: string, pointer: string, clientId: string) {
  if (pointer.startsWith("/seller") || rule === "tax_not_chosen") return { path: paths.workspace, label: "toSettings" } as const;
  if (pointer.startsWith("/buyer")) return { path: `${paths.clients}?edit=${clientId}`, label: "toClient" } as const;
  return null;
}
