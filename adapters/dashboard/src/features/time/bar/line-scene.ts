import type { LocalDate } from "../../../../../../core/kernel/calendar.js";
import type { TimeZone } from "../../../../../../core/kernel/time-zone.js";
import { useToday } from "../../../elements/use-today.js";
import { useZone } from "../../../elements/use-zone.js";
import { useStore } from "../../../loading/store.js";
import { useLocale } from "../../../words/locale.js";
import { useSession } from "../../../shell/session.js";
import { type Choices, noChoices } from "../choices.js";
import { type LineContext, lineContext } from "./line-store.js";

export interface LineScene extends LineContext {
  readonly choices: Choices;
  readonly zone: TimeZone;
  readonly today: LocalDate;
  readonly locale: string;
}

/** What the line refers to: the day and person of the page, or today and the signed-in user. */
export function useLineScene(choices: Choices = noChoices): LineScene {
  const { me } = useSession();
  const zone = useZone();
  const today = useToday(zone);
  const context = useStore(lineContext);
  return { choices, zone, today, locale: useLocale(), date: today, userId: me.id, ...context };
}
