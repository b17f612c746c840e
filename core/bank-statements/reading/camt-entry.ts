import { amountOf, Unclear } from "./amounts.js";
import { type CamtContext, dateIn, signedAmount } from "./camt-values.js";
import type { ParsedTransaction } from "./parsed-statement.js";
import { plainAccount } from "./plain-account.js";
import { referenceOf } from "./references.js";
import { childrenOf, elementAt, textAt, type XmlElement } from "./xml-tree.js";

/** The transactions of an entry: its details if their amounts add up to its own, or else the entry as a whole. */
export function entryTransactions(context: CamtContext, entry: XmlElement, index: number): readonly ParsedTransaction[] {
  const { amount, currency } = signedAmount(context, entry);
  const valueDate = dateIn(context, entry, "ValDt");
  const bookingDate = dateIn(context, entry, "BookgDt") ?? valueDate ?? context.createdOn;
  if (bookingDate === null) throw context.fail(entry, "The entry has no booking date.");
  const isReversal = /^(?:true|1)$/.test(textAt(entry, "RvslInd") ?? "");
  const details = childrenOf(entry, "NtryDtls").flatMap((one) => childrenOf(one, "TxDtls"));
  const common = { bookingDate, valueDate, currency, isReversal, entry: index };
  const amounts = details.length > 1 ? details.map((one) => partAmount(one, currency, amount < 0n)) : [];
  const isSplit = amounts.length > 0 && amounts.reduce<bigint>((sum, one) => sum + (one ?? 0n), 0n) === amount;
  if (isSplit && !amounts.includes(null))
    return details.map((one, part) => ({ ...common, amount: amounts[part] ?? 0n, ...partyOf(context, [one], entry, amount) }));
  return [{ ...common, amount, ...partyOf(context, details, entry, amount) }];
}

/** The amount of a part in the currency of the entry. Null if it states none. */
function partAmount(detail: XmlElement, currency: ParsedTransaction["currency"], isDebit: boolean): bigint | null {
  const stated = [["Amt"], ["AmtDtls", "TxAmt", "Amt"], ["AmtDtls", "InstdAmt", "Amt"]]
    .map((path) => elementAt(detail, ...path))
    .find((one) => one?.attributes.get("Ccy") === currency);
  const amount = stated ? amountOf(stated.text.trim(), currency, ".") : null;
  if (amount === null || amount instanceof Unclear) return null;
  const direction = textAt(detail, "CdtDbtInd") ?? (isDebit ? "DBIT" : "CRDT");
  return direction === "DBIT" ? -amount : amount;
}

/** The references that identify a transaction, the surest first. */
const references = ["AcctSvcrRef", "TxId", "UETR", "InstrId"] as const;

/** The bank's reference of the entry, or else that of its only detail. Banks number entries anew in each statement, so that their number does not suffice. */
function referencesOf(entry: XmlElement, details: readonly XmlElement[]) {
  const stated = details.flatMap(
    (detail) => references.map((name) => referenceOf(textAt(detail, "Refs", name))).find((one) => one !== null) ?? [],
  );
  const [only = null] = details.length === 1 ? stated : [];
  const others = [referenceOf(textAt(entry, "NtryRef")), ...(only === null ? stated : [])].filter((one) => one !== null);
  return {
    bankReference: referenceOf(textAt(entry, "AcctSvcrRef")) ?? only,
    otherReference: others.length > 0 ? others.join(" ") : null,
  };
}

/** Who paid or was paid, what for, and what identifies it at the bank. */
function partyOf(context: CamtContext, details: readonly XmlElement[], entry: XmlElement, amount: bigint) {
  const first = <T>(read: (detail: XmlElement) => T | null): T | null => {
    for (const detail of details) {
      const value = read(detail);
      if (value !== null) return value;
    }
    return null;
  };
  const only = details.length === 1;
  return {
    ...counterpartyOf(context, (only && details[0]) || null, amount),
    endToEndId: only ? referenceOf(first((detail) => textAt(detail, "Refs", "EndToEndId"))) : null,
    creditorReference: only ? first((detail) => referenceOf(textAt(detail, "RmtInf", "Strd", "CdtrRefInf", "Ref"))) : null,
    remittanceText: remittanceOf(details, entry),
    ...referencesOf(entry, details),
  };
}

/**
 * The other side of the transaction. The parties of a reversal are those of the transaction that it takes back, so the side is the one whose account is not
 * the statement's.
 */
function counterpartyOf({ account }: CamtContext, detail: XmlElement | null, amount: bigint) {
  const parties = detail && elementAt(detail, "RltdPties");
  if (parties === null) return { counterpartyName: null, counterpartyAccount: null };
  const sides = amount < 0n ? (["Cdtr", "Dbtr"] as const) : (["Dbtr", "Cdtr"] as const);
  const [usual, other] = sides.map((side) => ({
    counterpartyName: nameOf(elementAt(parties, side)) ?? nameOf(elementAt(parties, side === "Cdtr" ? "UltmtCdtr" : "UltmtDbtr")),
    counterpartyAccount: accountOf(elementAt(parties, `${side}Acct`)),
  })) as [Counterparty, Counterparty];
  const isKnown = usual.counterpartyName !== null || usual.counterpartyAccount !== null;
  return usual.counterpartyAccount === account || (!isKnown && other.counterpartyAccount !== account) ? other : usual;
}

type Counterparty = Pick<ParsedTransaction, "counterpartyName" | "counterpartyAccount">;

/** Of a party, in the form of the versions until 7 or of those after. */
function nameOf(party: XmlElement | null): string | null {
  return party && (textAt(party, "Nm") ?? textAt(party, "Pty", "Nm"));
}

function accountOf(account: XmlElement | null): string | null {
  const id = account && (textAt(account, "Id", "IBAN") ?? textAt(account, "Id", "Othr", "Id"));
  return id === null ? null : plainAccount(id);
}

/** What the payer wrote, with the numbers of the documents that are named, or else what the bank says of the entry. */
function remittanceOf(details: readonly XmlElement[], entry: XmlElement): string | null {
  const texts = details.flatMap((detail) => {
    const information = childrenOf(detail, "RmtInf");
    const structured = information.flatMap((one) => childrenOf(one, "Strd"));
    return [
      ...information.flatMap((one) => childrenOf(one, "Ustrd")).map(({ text }) => text.trim()),
      ...structured.flatMap((one) => childrenOf(one, "RfrdDocInf")).map((one) => textAt(one, "Nb") ?? ""),
      ...structured.flatMap((one) => childrenOf(one, "AddtlRmtInf")).map(({ text }) => text.trim()),
    ];
  });
  const stated = texts.filter((text) => text !== "");
  if (stated.length > 0) return stated.join(" ");
  const [detail] = details;
  return (detail && textAt(detail, "AddtlTxInf")) ?? textAt(entry, "AddtlNtryInf");
}
