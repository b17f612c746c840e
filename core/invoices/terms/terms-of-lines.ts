import type { SubLineTerms } from "./extension-terms.js";

/** A term that can be absent. */
export type Text = string | undefined;

/** A line. */
export interface LineTerms extends SubLineTerms {
  /** Its number. */
  readonly "BT-126": string;
  /** Note. */
  readonly "BT-127"?: Text;
  /** The object that is billed, and its scheme (UNTDID 1153). */
  readonly "BT-128"?: Text;
  readonly "BT-128-1"?: Text;
  /** Quantity and unit (UN/ECE Recommendation 20). */
  readonly "BT-129": string;
  readonly "BT-130": string;
  /** Net amount. */
  readonly "BT-131": string;
  /** Line of the purchase order, and where the buyer books the line. */
  readonly "BT-132"?: Text;
  readonly "BT-133"?: Text;
  /** First and last day of the period. */
  readonly "BT-134"?: Text;
  readonly "BT-135"?: Text;
  readonly "BG-27": readonly LineAllowanceTerms[];
  readonly "BG-28": readonly LineChargeTerms[];
  /** Net price, for the quantity of `BT-149` in the unit of `BT-150`. */
  readonly "BT-146": string;
  /** What the net price is less than the gross price, and the gross price. */
  readonly "BT-147"?: Text;
  readonly "BT-148"?: Text;
  readonly "BT-149": string;
  readonly "BT-150": string;
  /** VAT category and rate. */
  readonly "BT-151": string;
  readonly "BT-152"?: Text;
  /** Name and description of the item. */
  readonly "BT-153": string;
  readonly "BT-154"?: Text;
  /** Identifier of the item that the seller or the buyer assigned, and a standard one with its scheme (ISO 6523). */
  readonly "BT-155"?: Text;
  readonly "BT-156"?: Text;
  readonly "BT-157"?: Text;
  readonly "BT-157-1"?: Text;
  /** Classification of the item, with its list (UNTDID 7143), and the country of its origin. */
  readonly "BT-158"?: Text;
  readonly "BT-158-1"?: Text;
  readonly "BT-159"?: Text;
  /** Properties of the item. */
  readonly "BG-32"?: readonly PropertyTerms[];
}

/** A property of an item: its name and its value. */
export interface PropertyTerms {
  readonly "BT-160": string;
  readonly "BT-161": string;
}

/** An allowance of a line: its amount and its reason. */
export interface LineAllowanceTerms {
  readonly "BT-136": string;
  /** What it is a percentage of, and the percentage. */
  readonly "BT-137"?: Text;
  readonly "BT-138"?: Text;
  readonly "BT-139"?: Text;
  /** Reason code (UNTDID 5189). */
  readonly "BT-140"?: Text;
}

/** A charge of a line: its amount and its reason. */
export interface LineChargeTerms {
  readonly "BT-141": string;
  /** What it is a percentage of, and the percentage. */
  readonly "BT-142"?: Text;
  readonly "BT-143"?: Text;
  readonly "BT-144"?: Text;
  /** Reason code (UNTDID 7161). */
  readonly "BT-145"?: Text;
}
