import { ActionIcon } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconUserCircle } from "@tabler/icons-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "./session.js";
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
        size="lg"
        aria-label={t("account.label", { name: me.name })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <IconUserCircle stroke={1.5} size={28} />
      </ActionIcon>
      <Suspense>{isOpen && <AccountDrawer onClose={close} />}</Suspense>
    </>
  );
}
