import { Button, Modal, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "../words/use-translation.js";
import { useHref, useLocation } from "react-router";
import { paths } from "../../paths.js";
import { useReturnFocus } from "../elements/use-return-focus.js";
import { useHeldEscape } from "./held-escape.js";
import { keepReturnPath } from "./return-path.js";

const stay = () => undefined;

/** Covers the page until the user signs in elsewhere in this browser. Then the page refetches its data. */
export default function SessionEnded() {
  useReturnFocus();
  // Escape would close the dialog below and lose its unsaved changes.
  useHeldEscape(stay);
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const signIn = useHref(paths.signIn);
  const queries = useQueryClient();
  useEffect(() => keepReturnPath(pathname + search), [pathname, search]);
  useEffect(() => () => void queries.invalidateQueries(), [queries]);
  return (
    <Modal
      opened
      onClose={stay}
      title={t("ended.title")}
      withCloseButton={false}
      closeOnEscape={false}
      overlayProps={{ blur: 8 }}
      centered
    >
      <Stack>
        <Text>{t("ended.text")}</Text>
        <Button component="a" href={signIn} target="_blank" data-autofocus>
          {t("ended.signIn")}
        </Button>
      </Stack>
    </Modal>
  );
}
