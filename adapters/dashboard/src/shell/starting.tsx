import { useTranslation } from "react-i18next";
import icon from "../icon.svg";

/** Before it is known who is there; looks as the page does before any script runs. */
export function Starting() {
  const { t } = useTranslation();
  return (
    <main className="starting" aria-busy="true">
      <img src={icon} role="progressbar" alt={t("loading")} width={48} height={48} />
    </main>
  );
}
