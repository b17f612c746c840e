import fc from "fast-check";

/** The changes of a volley. Each names the status that its invoice should have at its start. */
const wanted = {
  create: null,
  issue: "draft",
  delete: "draft",
  void: "open",
  pay: "open",
  "pay in full": "open",
  "write off": "open",
  "credit all": "open",
  "credit line": "open",
  refund: "paid",
  reverse: "paid",
} as const;

export type Kind = keyof typeof wanted;
export const kinds = Object.keys(wanted) as readonly Kind[];

/** The status that an invoice has before a change of this kind. Null if the change creates it. */
export const statusFor = (kind: Kind): (typeof wanted)[Kind] => wanted[kind];

/** An invoice as a list shows it, as far as a volley needs it. */
export interface Known {
  readonly id: string;
  readonly status: string;
  /** Not empty if it is paid. */
  readonly payments: readonly { readonly id: string }[];
}

interface Request {
  readonly path: string;
  readonly method: "POST" | "PATCH" | "DELETE";
  readonly body?: Record<string, unknown>;
}

/** A request of a volley. Its key is unique, and the reference of the settlement or the reason of the correction that it records. */
export interface Shot extends Request {
  readonly kind: Kind;
  readonly key: string;
  /** Any number, to choose the process. */
  readonly process: number;
}

export interface Billing {
  readonly clientId: string;
  /** Days with time, from 0. */
  readonly days: number;
  /** The price of a minute, in minor units. */
  readonly minute: number;
}

/** How often each volley contains each kind: twice as often if it provides invoices for others, or seldom wins a race. */
const EACH = 10;
const twice: readonly Kind[] = ["create", "issue", "void"];
const all = [...kinds, ...twice].flatMap((kind) => Array.from({ length: EACH }, () => kind));
export const VOLLEY = all.length;

export const dayOf = (day: number): string => `2026-03-${String(day + 1).padStart(2, "0")}`;

const draws = fc.record({
  shots: fc.shuffledSubarray([...all], { minLength: VOLLEY }),
  picks: fc.array(fc.record({ of: fc.nat(), day: fc.nat(), part: fc.integer({ min: 1, max: 4 }), process: fc.nat() }), {
    minLength: VOLLEY,
    maxLength: VOLLEY,
  }),
  /** After how many responses a process is killed. */
  after: fc.integer({ min: 5, max: VOLLEY - 50 }),
  victim: fc.nat(),
});

export interface Volley {
  readonly shots: readonly Shot[];
  readonly after: number;
  readonly victim: number;
}

/** The volley with this number on the known invoices. The seed determines everything else. */
export function volleyOf(number: number, seed: number, known: readonly Known[], billing: Billing): Volley {
  const [drawn] = fc.sample(draws, { numRuns: 1, seed: seed + number });
  if (!drawn) throw new Error("Nothing was drawn.");
  const shots = drawn.shots.flatMap((kind, index): readonly Shot[] => {
    const pick = drawn.picks[index];
    const fitting = known.filter(({ status }) => wanted[kind] === null || status === wanted[kind]);
    const invoice = pick && fitting[pick.of % Math.max(1, fitting.length)];
    if (!pick || (!invoice && kind !== "create")) return [];
    return [shotAt(kind, { ...pick, invoice, key: `${number}-${index}` }, billing)];
  });
  return { shots, after: Math.min(drawn.after, Math.floor(shots.length / 2)), victim: drawn.victim };
}

interface Pick {
  readonly invoice: Known | undefined;
  readonly day: number;
  readonly part: number;
  readonly key: string;
  readonly process: number;
}

export function shotAt(kind: Kind, pick: Pick, billing: Billing): Shot {
  return { kind, key: pick.key, process: pick.process, ...requestOf(kind, pick, billing) };
}

function requestOf(kind: Kind, { invoice, day, part, key: reference }: Pick, { clientId, days, minute }: Billing): Request {
  const path = `/invoices/${invoice?.id}`;
  const amount = part * 5 * minute;
  switch (kind) {
    case "create": {
      const from = day % days;
      const range = { from: dayOf(from), to: dayOf(Math.min(from + part, days)) };
      return post("/invoices", { client_id: clientId, from_time: { group_by: "entry", ...range } });
    }
    case "delete":
      return { path, method: "DELETE" };
    case "issue":
      return { path, method: "PATCH", body: { status: "open" } };
    case "void":
      return { path, method: "PATCH", body: { status: "void" } };
    case "pay in full":
      return { path, method: "PATCH", body: { status: "paid", reference } };
    case "pay":
      return post(`${path}/payments`, { amount, reference });
    case "write off":
      return post(`${path}/payments`, { amount, reference, kind: "write_off" });
    case "refund":
      return post(`${path}/payments`, { amount, reference, kind: "refund" });
    case "reverse": {
      const row = invoice?.payments[day % invoice.payments.length];
      return post(`${path}/payments/${row?.id}/reverse`, { reason: reference });
    }
    case "credit all":
      return post(`${path}/credit-notes`, { reason: reference });
    case "credit line":
      return post(`${path}/credit-notes`, { reason: reference, lines: [{ line: 0 }], release_time: part % 2 === 0 });
  }
}

const post = (path: string, body: Record<string, unknown>): Request => ({ path, method: "POST", body });
