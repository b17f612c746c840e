import { Alert, Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { fontTypes, MAX_FONT_BYTES } from "../../../../../core/workspaces/font/font-limits.js";
import { logoTypes, MAX_LOGO_BYTES } from "../../../../../core/workspaces/logo/logo-limits.js";
import { answered, api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import type { Workspace } from "../../api/me.js";
import { ConfirmButton } from "../../elements/confirm-button.js";
import { useExplain } from "../../elements/explain.js";

/** What the form of each kind of file accepts. Browsers do not know the types of all fonts, so that their names count too. */
const kinds = {
  logo: { path: "/workspace/logo", accept: logoTypes.join(","), maxBytes: MAX_LOGO_BYTES },
  font: { path: "/workspace/font", accept: [...fontTypes, ".ttf", ".otf"].join(","), maxBytes: MAX_FONT_BYTES },
} as const;

interface FileFieldProps {
  readonly kind: keyof typeof kinds;
  readonly workspace: Workspace;
  readonly mayWrite: boolean;
  /** What there is to see of the file; null if there is none. */
  readonly shown: ReactNode;
  /** Called with the settings after a change, which is saved at once. */
  readonly onChange: (workspace: Workspace) => void;
}

/** Shows, uploads and removes a file for documents. */
export function FileField({ kind, workspace, mayWrite, shown, onChange }: FileFieldProps) {
  const { t } = useTranslation("workspace");
  const { ofError } = useExplain();
  const queries = useQueryClient();
  const { path, accept, maxBytes } = kinds[kind];
  const stored = workspace[kind];
  const change = useMutation({
    mutationFn: async (file: File | null): Promise<Workspace> => {
      if (file && file.size > maxBytes) throw new Error(t(`${kind}.tooLarge`));
      if (file) return answered(api.PUT(path, { body: kind === "font" ? await typedFont(file) : file }));
      await api.DELETE(path);
      return answered(api.GET("/workspace"));
    },
    onSuccess: (saved) => {
      queries.setQueryData(keys.workspace, saved);
      onChange(saved);
      notifications.show({ message: t(saved[kind] ? `${kind}.saved` : `${kind}.removed`) });
    },
  });
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t(`${kind}.text`)}
      </Text>
      {shown}
      {mayWrite && (
        <Group>
          <FileButton accept={accept} onChange={(file) => file && change.mutate(file)}>
            {(button) => (
              <Button variant="default" loading={change.isPending} {...button}>
                {t(stored ? `${kind}.replace` : `${kind}.choose`)}
              </Button>
            )}
          </FileButton>
          {stored && (
            <ConfirmButton
              label={t(`${kind}.remove`)}
              text={t(`${kind}.removeText`)}
              onConfirm={() => change.mutateAsync(null)}
            />
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

/** The font with the type of its content: fonts with PostScript outlines begin with "OTTO". */
async function typedFont(file: File): Promise<File> {
  const isPostScript = (await file.slice(0, 4).text()) === "OTTO";
  return new File([file], file.name, { type: fontTypes[isPostScript ? 1 : 0] });
}
