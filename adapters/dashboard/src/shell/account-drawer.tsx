import { Button, Drawer, Kbd, Stack, Text } from "@mantine/core";
import { IconKeyboard, IconLogout } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "../words/use-translation.js";
import { signOut, signOutEverywhere } from "../api/session.js";
import { ConfirmButton } from "../elements/confirm-button.js";
import { FailureNote } from "../elements/failure.js";
import { useReturnFocus } from "../elements/use-return-focus.js";
import { overlay } from "../loading/overlay.js";
import { useStore } from "../loading/store.js";
import { discardUnsaved, hasUnsaved, leave } from "../loading/unsaved.js";
import { isWaiting, unsent } from "../offline/unsent.js";
import { useSession } from "./session.js";
import { useLeaving } from "./use-leaving.js";
import { DurationSwitch } from "./duration-switch.js";
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
        <DurationSwitch />
        <KeysButton onClose={onClose} />
        <WaysOut />
      </Stack>
    </Drawer>
  );
}

/** Phones have no keyboard. */
function KeysButton({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const show = () => {
    onClose();
    // After the focus has returned from the drawer.
    setTimeout(() => overlay.set("shortcuts"));
  };
  return (
    <Button
      variant="default"
      visibleFrom="sm"
      leftSection={<IconKeyboard size={18} />}
      rightSection={<Kbd>?</Kbd>}
      justify="space-between"
      onClick={show}
    >
      {t("keys.title")}
    </Button>
  );
}

function WaysOut() {
  const { t } = useTranslation();
  const goOut = useLeaving();
  const out = useMutation({ mutationFn: signOut, onSuccess: goOut });
  const count = useStore(unsent).filter(isWaiting).length;
  const loss = count === 0 ? "" : t("account.unsent", { count });
  return (
    <Stack gap="xs">
      {count > 0 ? (
        <ConfirmButton label={t("account.signOut")} text={loss} onConfirm={() => signOut().then(goOut)} />
      ) : (
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
      )}
      {out.error && <FailureNote error={out.error} />}
      <ConfirmButton
        label={t("account.signOutEverywhere")}
        text={`${t("account.signOutEverywhereText")} ${loss}`.trim()}
        onConfirm={() => signOutEverywhere().then(goOut)}
        variant="subtle"
      />
    </Stack>
  );
}
