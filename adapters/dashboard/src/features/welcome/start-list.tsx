import { Button, Text, VisuallyHidden } from "@mantine/core";
import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { Link } from "react-router";
import { paths } from "../../../paths.js";
import { Panel } from "../../elements/panel.js";
import { later } from "../../loading/later.js";
import { useMay, useSession } from "../../shell/session.js";
import { withWords } from "../../words/with-words.js";
import { askLine } from "../time/bar/line-store.js";
import { named } from "../time/line/words-of.js";
import { type Start, useStart } from "./start-steps.js";
import classes from "./welcome.module.css";

/** Lazy: needed only in a new workspace. */
const ClientEditor = later(withWords(() => import("../clients/client-editor.js"), "clients"));
const ProjectEditor = later(withWords(() => import("../projects/project-editor.js"), "projects"));

/** The steps to the first invoice, shown to users who can take them until all are done or hidden. */
export function StartList() {
  const { me } = useSession();
  const kept = `stint.start.${me.id}`;
  const [isHidden, setHidden] = useState(() => localStorage.getItem(kept) !== null);
  const mayStart = useMay("projects:write");
  const hide = () => {
    localStorage.setItem(kept, "hidden");
    setHidden(true);
  };
  return !isHidden && mayStart ? <Steps onEnd={hide} /> : null;
}

function Steps({ onEnd }: { readonly onEnd: () => void }) {
  const { t } = useTranslation("welcome");
  const start = useStart();
  const steps = start && stepsOf(start);
  const isComplete = steps?.every(({ isDone }) => isDone) ?? false;
  const [edited, setEdited] = useState<"client" | "project" | null>(null);
  useEffect(() => {
    if (isComplete) onEnd();
  }, [isComplete, onEnd]);
  if (!steps || isComplete) return null;
  const next = steps.find(({ isDone }) => !isDone)?.step;
  const hide = (
    <Button size="xs" variant="subtle" onClick={onEnd}>
      {t("start.hide")}
    </Button>
  );
  const close = () => setEdited(null);
  return (
    <Panel title={t("start.title")} aside={hide}>
      <ol className={classes["list"]}>
        {steps.map(({ step, isDone }) => (
          <StepRow key={step} step={step} isDone={isDone}>
            <StepAction step={step} start={start} isNext={step === next} onEdit={setEdited} />
          </StepRow>
        ))}
      </ol>
      <Suspense>
        {edited === "client" && <ClientEditor edited="new" onClose={close} />}
        {edited === "project" && <ProjectEditor edited="new" client={start.client} onClose={close} />}
      </Suspense>
    </Panel>
  );
}

type Step = "you" | "company" | "client" | "project" | "time" | "invoice";

function stepsOf(start: Start): readonly { readonly step: Step; readonly isDone: boolean }[] {
  return [
    { step: "you", isDone: start.isNamed },
    { step: "company", isDone: start.hasCompany },
    { step: "client", isDone: start.client !== null },
    { step: "project", isDone: start.project !== null },
    { step: "time", isDone: start.hasEntry },
    { step: "invoice", isDone: start.hasInvoice },
  ];
}

interface StepRowProps {
  readonly step: Step;
  readonly isDone: boolean;
  /** What takes the step. */
  readonly children: ReactNode;
}

function StepRow({ step, isDone, children }: StepRowProps) {
  const { t } = useTranslation("welcome");
  return (
    <li className={classes["step"]}>
      {isDone ? <IconCircleCheckFilled size={22} color="var(--mantine-color-anchor)" /> : <IconCircle size={22} stroke={1.5} />}
      <div>
        <Text fw={550} className={(isDone && classes["done"]) || ""}>
          {t(`start.steps.${step}.title`)}
          {isDone && <VisuallyHidden> ({t("start.done")})</VisuallyHidden>}
        </Text>
        {!isDone && (
          <Text size="sm" c="dimmed">
            {t(`start.steps.${step}.text`)}
          </Text>
        )}
      </div>
      {!isDone && children}
    </li>
  );
}

interface StepActionProps {
  readonly step: Step;
  readonly start: Start;
  readonly isNext: boolean;
  readonly onEdit: (what: "client" | "project") => void;
}

function StepAction({ step, start: { client, project }, isNext, onEdit }: StepActionProps) {
  const { t } = useTranslation("welcome");
  const look = { size: "xs", variant: isNext ? "filled" : "default", children: t(`start.steps.${step}.do`) } as const;
  switch (step) {
    case "you":
      return <Button component={Link} to={paths.profile} {...look} />;
    case "company":
      return <Button component={Link} to={`${paths.workspace}#seller`} {...look} />;
    case "client":
    case "project":
      return <Button {...look} onClick={() => onEdit(step)} />;
    case "time":
      return <Button {...look} onClick={() => askLine(project ? `${named("#", project.name)} ` : "")} />;
    case "invoice":
      return <Button component={Link} to={`${paths.invoices}/new${client ? `?client=${client.id}` : ""}`} {...look} />;
  }
}
