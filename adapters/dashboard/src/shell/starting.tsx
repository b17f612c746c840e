import { useTranslation } from "../words/use-translation.js";
import icon from "../icon.svg";

/** Shown until the session is known. Looks like the page before any script runs, which has its styles. */
export function Starting() {
  const { t } = useTranslation();
  return (
    <main className="starting" aria-busy="true">
      <img src={icon} role="progressbar" alt={t("loading")} width={48} height={48} />
    </main>
  );
}
