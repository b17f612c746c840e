import { MantineThemeProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { useTranslation } from "react-i18next";

/** Where it is told what was done; each notice can be closed, by a button with a name. */
export default function Notices() {
  const { t } = useTranslation();
  const closeButtonProps = { "aria-label": t("form.close") };
  return (
    <MantineThemeProvider inherit theme={{ components: { Notification: { defaultProps: { closeButtonProps } } } }}>
      <Notifications position="top-right" />
    </MantineThemeProvider>
  );
}
