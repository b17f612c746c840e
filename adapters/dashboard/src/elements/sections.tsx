import { Fieldset, Stack } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation } from "react-router";
import classes from "./sections.module.css";

interface Section {
  /** The fragment of its address, such as `seller`. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface SectionsProps {
  /** The accessible name of the navigation. */
  readonly label: string;
  readonly sections: readonly Section[];
  /** The buttons that save, always in sight. */
  readonly bar?: ReactNode;
}

/** A long form in sections: links to each next to them, and each has an address. */
export function Sections({ label, sections, bar }: SectionsProps) {
  const { hash, key } = useLocation();
  const current = hash.slice(1);
  useEffect(() => {
    const section = current === "" ? null : document.getElementById(current);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [current, key]);
  return (
    <div className={classes["layout"]}>
      <nav aria-label={label} className={classes["links"]}>
        {sections.map(({ id, title }, index) => (
          <Link
            key={id}
            to={{ hash: id }}
            // Going back leaves the page, and does not visit its sections again.
            replace
            className={classes["link"]}
            aria-current={id === current || (current === "" && index === 0) ? "location" : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <Stack maw={760}>
        {sections.map(({ id, title, content }) => (
          <Fieldset key={id} id={id} tabIndex={-1} legend={title} className={classes["section"] ?? ""}>
            {content}
          </Fieldset>
        ))}
        {bar && <div className={classes["bar"]}>{bar}</div>}
      </Stack>
    </div>
  );
}
