import { isLocalDate } from "../../kernel/calendar.js";
import type { TermName } from "../terms/terms.js";
import { everywhere } from "./everywhere.js";
import { exactOf } from "./exact.js";
import { always, rule, type StatedRule } from "./stated-rule.js";

const dates: readonly TermName[] = ["BT-2", "BT-7", "BT-9", "BT-26", "BT-72", "BT-73", "BT-74", "BT-134", "BT-135"];

const numbers: readonly TermName[] = [
  ...(["BT-92", "BT-93", "BT-94", "BT-96", "BT-99", "BT-100", "BT-101", "BT-103"] as const),
  ...(["BT-106", "BT-107", "BT-108", "BT-109", "BT-110", "BT-111", "BT-112", "BT-113", "BT-114", "BT-115"] as const),
  ...(["BT-116", "BT-117", "BT-119", "BT-129", "BT-131", "BT-136", "BT-137", "BT-138", "BT-141", "BT-142", "BT-143"] as const),
  ...(["BT-146", "BT-147", "BT-148", "BT-149", "BT-152", "BT-X-272", "BT-X-274", "BT-DEX-002"] as const),
];

/** Values that are not in the form that they have to be in. */
export const formRules: readonly StatedRule[] = [
  always({
    ...rule(
      "date_malformed",
      "This is not a calendar date.",
      everywhere(dates, (text) => !isLocalDate(text.slice(0, 10))),
    ),
    source: "EN 16931-1, 6.5.10",
  }),
  always({
    ...rule(
      "number_malformed",
      "This is not a decimal number.",
      everywhere(numbers, (text) => exactOf(text) === null),
    ),
    source: "EN 16931-1, 6.5",
  }),
];
