import { Text } from "@mantine/core";
import { useTranslation } from "../words/use-translation.js";
import { Link, useLocation } from "react-router";
import { paths } from "../../paths.js";
import classes from "./navigation.module.css";
import { type Section, useSections } from "./sections.js";

export function Navigation() {
  const { t } = useTranslation();
  const open = useSections();
  const grouped = open.filter(({ group }) => group === "settings");
  return (
    <>
      {open
        .filter(({ group }) => group === undefined)
        .map((section) => (
          <Entry key={section.path} section={section} />
        ))}
      {grouped.length > 0 && (
        <Text className={classes["group"]} size="sm" c="dimmed">
          {t("navigation.settings")}
        </Text>
      )}
      {grouped.map((section) => (
        <Entry key={section.path} section={section} />
      ))}
    </>
  );
}

function Entry({ section: { path, label, icon: Icon } }: { readonly section: Section }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isHere = pathname === path || (path !== paths.welcome && pathname.startsWith(`${path}/`));
  return (
    <Link to={path} aria-current={isHere ? "page" : undefined} className={classes["entry"]}>
      <Icon size={18} stroke={1.7} />
      {t(`navigation.${label}`)}
    </Link>
  );
}
