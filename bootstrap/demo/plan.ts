import {
  addDays,
  daysOf,
  daysOfMonth,
  type Instant,
  localDateFromDays,
  localDateIn,
  type LocalDate,
  monthOf,
  plusSeconds,
} from "../../core/index.js";
import { customers, people } from "./demo-data.js";
import { Random } from "./random.js";
import { archive, bill, recordDay, startTimer, type Step, subscribe, ZONE } from "./steps.js";

export const SEED = 2_026;
/** The age of the webhook, in days. */
const WEBHOOK_DAYS = 3;
/** How many months ago the client of a project left. */
const ARCHIVED_MONTHS = 2;
/** The last records end this long before now, in seconds, and a timer runs since. */
const QUIET_SECONDS = 2 * 3_600;
const TIMER_SECONDS = 47 * 60;

export interface PlannedStep {
  /** The month that the step is part of, such as 2026-03. */
  readonly month: string;
  readonly run: Step;
}

/** The steps that fill the months until `now`, in this order. The same for the same instant and number of months. */
export function planOf(now: Instant, months: number): readonly PlannedStep[] {
  const today = localDateIn(ZONE, now);
  const random = new Random(SEED);
  const plan: PlannedStep[] = [];
  for (let ahead = -months; ahead <= 0; ahead += 1) {
    const first = localDateFromDays(daysOfMonth(today, ahead));
    const add = (run: Step): void => void plan.push({ month: first.slice(0, 7), run });
    for (let day = first; monthOf(day) === monthOf(first) && day <= today; day = addDays(day, 1)) {
      if (day === addDays(today, -WEBHOOK_DAYS)) add(subscribe(day));
      for (const [index, person] of people.entries())
        if (worksOn(random, index, day)) add(recordDay(person, day, plusSeconds(now, -QUIET_SECONDS)));
    }
    if (ahead < 0) for (const index of customers.keys()) add(bill(index, first, -ahead));
    if (ahead === -ARCHIVED_MONTHS) add(archive("SOL", localDateFromDays(daysOfMonth(first, 1))));
    if (ahead === 0) add(startTimer(plusSeconds(now, -TIMER_SECONDS)));
  }
  return plan;
}

/** Nobody works at weekends, around New Year, during their two weeks of summer holidays, or on some random days. */
function worksOn(random: Random, person: number, day: LocalDate): boolean {
  const weekday = (daysOf(day) + 3) % 7;
  const inYear = day.slice(5);
  const holidays = addDays(`${day.slice(0, 4)}-06-08` as LocalDate, person * 11);
  const away = day >= holidays && day < addDays(holidays, 14);
  return random.chance(0.93) && weekday < 5 && !away && inYear < "12-24" && inYear > "01-01";
}
