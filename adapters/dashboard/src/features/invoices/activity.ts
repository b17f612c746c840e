import type { Schemas } from "../../../../../client/index.js";
import { dayIn } from "./spans.js";

type Invoice = Schemas["Invoice"];
type Message = Schemas["Message"];
type Payment = Invoice["payments"][number];
type DueDateChange = Invoice["due_date_changes"][number];
type CreditNote = Invoice["credit_notes"][number];

/** When something happened: an instant, or only a day `YYYY-MM-DD`. */
type When = { readonly at: string } | { readonly day: string };

/** What happened to the document itself. */
export const milestones = ["created", "issued", "viewed", "paid", "voided"] as const;

/** What became of an email at the mail server, or without one. `refused`: for some recipients, for good, while others were accepted. */
export const mailOutcomes = ["accepted", "refused", "written", "failed", "unknown"] as const;

/** Something that happened to an invoice. */
export type Activity = { readonly key: string; readonly when: When } & (
  | { readonly kind: (typeof milestones)[number] }
  | { readonly kind: "emailed" | (typeof mailOutcomes)[number]; readonly message: Message; readonly to: readonly string[] }
  | {
      readonly kind: "settled";
      readonly payment: Payment;
      /** The kind of a reversed row. */ readonly reversed: Payment["kind"] | null;
    }
  | { readonly kind: "credited"; readonly note: CreditNote }
  | { readonly kind: "postponed"; readonly change: DueDateChange }
);

/** Everything that happened to an invoice, latest first. What has only a day follows what happened on that day in the zone. */
export function activityOf(invoice: Invoice, messages: readonly Message[], zone: string): readonly Activity[] {
  const sortKey = ({ when }: Activity): readonly [day: string, time: number] =>
    "day" in when ? [when.day, Infinity] : [dayIn(zone, when.at), Date.parse(when.at)];
  const earlier = (one: Activity, other: Activity): number => {
    const [[day, time], [otherDay, otherTime]] = [sortKey(one), sortKey(other)];
    return day === otherDay ? (time === otherTime ? 0 : time < otherTime ? -1 : 1) : day < otherDay ? -1 : 1;
  };
  const all = [
    ...beginnings(invoice),
    ...messages.flatMap(mailing),
    ...settlements(invoice),
    ...credits(invoice),
    ...dueDates(invoice),
    ...ends(invoice),
  ];
  return all.sort(earlier).reverse();
}

function beginnings({ created_at: created, issued_at: issued, viewed_at: viewed, corrects }: Invoice): readonly Activity[] {
  return [
    // A credit note is issued when it is created.
    ...(corrects === null ? [milestone("created", created)] : []),
    ...(issued === null ? [] : [milestone("issued", issued)]),
    ...(viewed === null ? [] : [milestone("viewed", viewed)]),
  ];
}

function ends({ paid_at: paid, voided_at: voided }: Invoice): readonly Activity[] {
  return [...(paid === null ? [] : [milestone("paid", paid)]), ...(voided === null ? [] : [milestone("voided", voided)])];
}

function milestone(kind: (typeof milestones)[number], at: string): Activity {
  return { key: kind, kind, when: { at } };
}

/** An email, and its outcomes once there are some. An email that was only written to a file was never on its way. */
function mailing(message: Message): readonly Activity[] {
  const { id, to, cc, created_at: created, sent_at: accepted, updated_at: updated, written_to_file: isWritten } = message;
  const outcomes = outcomesOf(message).filter(({ to: { length } }) => length > 0);
  return [
    ...(isWritten ? [] : [{ key: id, kind: "emailed", message, to: [...to, ...cc], when: { at: created } } as const]),
    ...outcomes.map((outcome) => ({ key: `${id} ${outcome.kind}`, ...outcome, message, when: { at: accepted ?? updated } })),
  ];
}

function outcomesOf(
  message: Message,
): readonly { readonly kind: (typeof mailOutcomes)[number]; readonly to: readonly string[] }[] {
  const { to, cc, status, written_to_file: isWritten, refused } = message;
  const all = [...to, ...cc];
  if (status !== "sent" || isWritten) {
    const kind = isWritten ? "written" : mailOutcomes.find((one) => one === status);
    return kind ? [{ kind, to: all }] : [];
  }
  return [
    { kind: "accepted", to: all.filter((one) => !refused.some(({ address }) => address === one)) },
    { kind: "refused", to: refused.flatMap(({ address, permanent }) => (permanent ? [address] : [])) },
  ];
}

/** The message with the recipients of this outcome, to send it to them again. Null if it does not need that. */
export function repeatable(one: Activity): Message | null {
  if (one.kind === "failed" || one.kind === "unknown") return one.message;
  return one.kind === "refused" ? { ...one.message, to: [...one.to], cc: [] } : null;
}

function settlements({ payments }: Invoice): readonly Activity[] {
  return payments.map((payment) => {
    const reversed = payments.find(({ id }) => id === payment.reverses)?.kind ?? null;
    return { key: payment.id, kind: "settled", payment, reversed, when: { at: payment.created_at } };
  });
}

function credits({ credit_notes: notes }: Invoice): readonly Activity[] {
  return notes.map((note) => ({ key: note.id, kind: "credited", note, when: { day: note.issue_date } }));
}

function dueDates({ due_date_changes: changes }: Invoice): readonly Activity[] {
  return changes.map((change, index) => ({
    key: `due ${index}`,
    kind: "postponed",
    change,
    when: { at: change.changed_at },
  }));
}
