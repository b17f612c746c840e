import { ActionIcon } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Suspense } from "react";
import { useTranslation } from "../words/use-translation.js";
import { useSession } from "./session.js";
import classes from "./account-menu.module.css";
import { later } from "../loading/later.js";

/** Lazy: not needed to show the first page. */
const AccountDrawer = later(() => import("./account-drawer.js"));

/** Opens the account drawer: user, preferences, and sign-out. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { me } = useSession();
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        radius="xl"
        aria-label={t("account.label", { name: me.name })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <span className={classes["initials"]} data-initials={initialsOf(me.name || (me.email ?? ""))} />
      </ActionIcon>
      <Suspense>{isOpen && <AccountDrawer onClose={close} />}</Suspense>
    </>
  );
}

/** As in `ML` for Mara Lindqvist. */
function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/u).filter((word) => word !== "");
  return [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => /^./u.exec(word ?? "")?.[0] ?? "")
    .join("")
    .toUpperCase();
}
