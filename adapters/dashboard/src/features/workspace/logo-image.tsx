import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "../../words/use-translation.js";
import { api } from "../../api/client.js";
import { keys } from "../../api/keys.js";
import { Loaded } from "../../elements/loaded.js";

/** The logo of this version of the settings. */
export function LogoImage({ version }: { readonly version: number }) {
  const logo = useQuery({
    queryKey: [...keys.workspace, "logo", version],
    queryFn: async ({ signal }) => {
      const file = await api.download("/workspace/logo", { signal });
      return file.blob();
    },
  });
  return (
    <Loaded query={logo} lines={1}>
      {(blob) => <Shown blob={blob} />}
    </Loaded>
  );
}

function Shown({ blob }: { readonly blob: Blob }) {
  const { t } = useTranslation("workspace");
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.setAttribute("src", url);
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return (
    <img ref={show} alt={t("logo.alt")} style={{ height: 64, maxWidth: "100%", objectFit: "contain", alignSelf: "start" }} />
  );
}
