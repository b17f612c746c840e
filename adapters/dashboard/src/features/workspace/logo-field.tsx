import { Alert, Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../words/use-translation.js";
import { logoTypes, MAX_LOGO_BYTES } from "../../../../../core/workspaces/logo/logo.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import type { Workspace } from "../../api/me.js";
import { ConfirmButton } from "../../elements/confirm-button.js";
import { useExplain } from "../../elements/explain.js";
import { LogoImage } from "./logo-image.js";

interface LogoFieldProps {
  readonly workspace: Workspace;
  readonly mayWrite: boolean;
  /** Called with the settings after a change, which is saved at once. */
  readonly onChange: (workspace: Workspace) => void;
}

/** Shows, uploads and removes the logo of invoices. */
export function LogoField({ workspace: { logo, version }, mayWrite, onChange }: LogoFieldProps) {
  const { t } = useTranslation("workspace");
  const { ofError } = useExplain();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: async (file: File | null): Promise<Workspace> => {
      if (file && file.size > MAX_LOGO_BYTES) throw new Error(t("logo.tooLarge"));
      if (file) return answered(api.PUT("/workspace/logo", { body: file }));
      await api.DELETE("/workspace/logo");
      return answered(api.GET("/workspace"));
    },
    onSuccess: (saved) => {
      queries.setQueryData(keys.workspace, saved);
      onChange(saved);
      notifications.show({ message: t(saved.logo ? "logo.saved" : "logo.removed") });
    },
  });
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t("logo.text")}
      </Text>
      {logo && version !== undefined && <LogoImage version={version} />}
      {mayWrite && (
        <Group>
          <FileButton accept={logoTypes.join(",")} onChange={(file) => file && change.mutate(file)}>
            {(button) => (
              <Button variant="default" loading={change.isPending} {...button}>
                {t(logo ? "logo.replace" : "logo.choose")}
              </Button>
            )}
          </FileButton>
          {logo && (
            <ConfirmButton label={t("logo.remove")} text={t("logo.removeText")} onConfirm={() => change.mutateAsync(null)} />
          )}
        </Group>
      )}
      {change.error && (
        <Alert color="red" variant="outline" role="alert">
          {ofError(change.error)}
        </Alert>
      )}
    </Stack>
  );
}
