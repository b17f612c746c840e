import { Button, Drawer, Stack, Text } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { signOut, signOutEverywhere } from "../api/session.js";
import { ConfirmButton } from "../elements/confirm-button.js";
import { FailureNote } from "../elements/failure.js";
import { useReturnFocus } from "../elements/use-return-focus.js";
import { discardUnsaved, hasUnsaved, leave } from "../loading/unsaved.js";
import { useSession } from "./session.js";
import { useLeaving } from "./use-leaving.js";
import { AppearanceSwitch, LanguageSwitch } from "./switches.js";

export default function AccountDrawer({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { t } = useTranslation();
  const { me } = useSession();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="xs"
      title={me.name}
      closeButtonProps={{ "aria-label": t("form.close") }}
    >
      <Stack gap="lg">
        <div>
          <Text truncate>{me.email}</Text>
          <Text size="sm" c="dimmed">
            {t(`roles.${me.role}`)}
          </Text>
        </div>
        <LanguageSwitch />
        <AppearanceSwitch />
        <WaysOut />
      </Stack>
    </Drawer>
  );
}

function WaysOut() {
  const { t } = useTranslation();
  const goOut = useLeaving();
  const out = useMutation({ mutationFn: signOut, onSuccess: goOut });
  return (
    <Stack gap="xs">
      <Button
        variant="default"
        leftSection={<IconLogout size={18} />}
        loading={out.isPending}
        onClick={() =>
          leave(hasUnsaved, () => {
            discardUnsaved();
            out.mutate();
          })
        }
      >
        {t("account.signOut")}
      </Button>
      {out.error && <FailureNote error={out.error} />}
      <ConfirmButton
        label={t("account.signOutEverywhere")}
        text={t("account.signOutEverywhereText")}
        onConfirm={() => signOutEverywhere().then(goOut)}
        variant="subtle"
      />
    </Stack>
  );
}
