import { Center, Loader } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Before it is known who is there. */
export function Starting() {
  const { t } = useTranslation();
  return (
    <Center component="main" h="100vh" aria-busy="true">
      <Loader role="progressbar" aria-label={t("loading")} />
    </Center>
  );
}
