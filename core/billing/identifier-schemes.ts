import type { Issue, Issues } from "../kernel/errors.js";
import { isEmail, cleanText } from "../kernel/text.js";
import { isAbn, isBelgian, isGs1, isItalianTaxCode, isLuhn, isMod11, mod97, weighted } from "./check-digits.js";
import { isIban } from "./iban.js";
import { plainIdentifier } from "./identifier.js";
import { isVatId } from "./vat-id.js";

/** How the identifiers of a scheme are written. */
interface IdentifierScheme {
  /** The end of the sentence "Must be …". */
  readonly expected: string;
  /** The plain form of a text in capitals. Absent: without blanks, dots, slashes and hyphens. */
  readonly plain?: (text: string) => string;
  readonly isSound: (identifier: string) => boolean;
}

const compact = (text: string): string => text.replace(/[ ./-]/g, "");

/** The plain form without affixes, such as the prefix of a VAT id that contains the identifier. */
const without =
  (affixes: RegExp) =>
  (text: string): string =>
    compact(text).replace(affixes, "");

/** The plain form with a prefix that the scheme requires. */
const prefixed =
  (prefix: string, bare: RegExp) =>
  (text: string): string =>
    compact(text).replace(bare, `${prefix}$&`);

/** INSEE: a SIREN, or the SIRET of an establishment. The digits of La Poste's SIRETs sum to a multiple of 5, except its head office's. */
function isSirene(number: string): boolean {
  if (isLuhn(number)) return true;
  return /^356000000\d{5}$/.test(number) && weighted(number, Array<number>(14).fill(1)) % 5 === 0;
}

/** Erhvervsstyrelsen. */
const isDanish = (number: string): boolean => weighted(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/** Registers Iceland: companies have check digits; since February 2026, persons do not. */
const isKennitala = (number: string): boolean => !/^[4-7]/.test(number) || isMod11(number.slice(0, 9));

/** KoSIT, "Formatspezifikation Leitweg-ID": the check digits are those of ISO/IEC 7064, MOD 97-10. */
const isLeitwegId = (text: string): boolean => /^\d{2,12}(?:-[A-Z0-9]{1,30})?-\d{2}$/.test(text) && mod97(compact(text)) === 1;

/** Whether a text begins with the code of a German state or of the federation, has the form of a Leitweg-ID, and other check digits. */
export function isWrongLeitwegId(text: string): boolean {
  const id = text.toUpperCase();
  return /^(?:0[1-9]|1[0-6]|99)\d{0,10}(?:-[A-Z0-9]{1,30})?-\d{2}$/.test(id) && !isLeitwegId(id);
}

const sirene = (expected: string, form: RegExp): IdentifierScheme => ({
  expected,
  plain: without(/^FR(?:[0-9A-Z]{2})?(?=\d{9}$)|^FR(?=\d{14}$)/),
  isSound: (number) => form.test(number) && isSirene(number),
});

/** The countries of VAT ids by scheme, where these are written with the code of the country and have check digits. */
export const checkedVatSchemes: Readonly<Record<string, string>> = {
  ...{ 9910: "HU", 9914: "AT", 9920: "ES", 9925: "BE", 9926: "BG", 9927: "CH", 9928: "CY", 9929: "CZ", 9930: "DE", 9931: "EE" },
  ...{ 9932: "GB", 9934: "HR", 9935: "IE", 9937: "LT", 9938: "LU", 9939: "LV", 9943: "MT", 9944: "NL", 9945: "PL", 9946: "PT" },
  ...{ 9947: "RO", 9949: "SI", 9950: "SK", 9957: "FR" },
};

const vatScheme = (country: string): IdentifierScheme => ({
  expected: `a VAT ID that begins with ${country} and has valid check digits`,
  plain: (text) => {
    const plain = compact(text);
    return isVatId(`${country}${plain}`) ? `${country}${plain}` : plain;
  },
  isSound: (id) => id.startsWith(country) && isVatId(id),
});

/**
 * The forms and check digits of identifiers by scheme: the code of ISO/IEC 6523, or of the code list EAS. Sources are the descriptions of the schemes
 * in the list of Peppol's participant identifier schemes, and the authorities that are named here and there.
 */
const schemes: Readonly<Record<string, IdentifierScheme>> = {
  "0002": sirene("a SIREN of 9 digits or a SIRET of 14 digits with a valid check digit, such as 404833048", /^\d{9}(?:\d{5})?$/),
  "0007": {
    expected: "a Swedish organisation number of 10 digits with a valid check digit, such as 2120000787",
    plain: without(/^SE(?=\d{10}(?:01)?$)|(?<=^(?:SE)?\d{10})01$/g),
    isSound: (number) => /^\d{10}$/.test(number) && isLuhn(number),
  },
  "0009": sirene("a SIRET of 14 digits with a valid check digit, such as 78430177200025", /^\d{14}$/),
  "0060": { expected: "a D-U-N-S number of 9 digits, such as 812810734", isSound: (number) => /^\d{9}$/.test(number) },
  "0088": {
    expected: "a GLN of 13 digits with a valid check digit, such as 1548079098355",
    isSound: (number) => /^\d{13}$/.test(number) && isGs1(number),
  },
  "0096": {
    expected: "a Danish P number of 10 digits, such as 1004567890",
    plain: without(/^DK/),
    isSound: (number) => /^(?:\d{10}|\d{17})$/.test(number),
  },
  "0106": {
    expected: "a Dutch KvK number of 8 digits, such as 12345678",
    plain: without(/^(?:KVK|NL)/),
    isSound: (number) => /^\d{8}$/.test(number),
  },
  "0151": {
    expected: "an ABN of 11 digits with valid check digits, such as 51824753556",
    plain: without(/^ABN/),
    isSound: (number) => /^[1-9]\d{10}$/.test(number) && isAbn(number),
  },
  "0183": {
    expected: "a Swiss UID of CHE and 9 digits with a valid check digit, such as CHE123456788",
    plain: (text) => prefixed("CHE", /^\d{9}$/)(compact(text).replace(/(?<=\d)(?:MWST|TVA|IVA|HR|RC)$/, "")),
    isSound: (uid) => /^CHE\d{9}$/.test(uid) && isVatId(uid),
  },
  "0184": {
    expected: "a Danish CVR number of 8 digits with a valid check digit, such as 13585628",
    isSound: (number) => /^(?:DK)?\d{8}$/.test(number) && isDanish(number.slice(-8)),
  },
  "0190": { expected: "a Dutch OIN of 20 digits, such as 00000001820029336000", isSound: (number) => /^\d{20}$/.test(number) },
  "0192": {
    expected: "a Norwegian organisation number of 9 digits with a valid check digit, such as 974760673",
    plain: without(/^NO(?=\d)|(?<=\d)MVA$/g),
    isSound: (number) => /^(?!0+$)\d{9}$/.test(number) && isMod11(number),
  },
  "0195": {
    expected: "a Singapore UEN of 9 or 10 characters, such as 200604346E",
    isSound: (uen) => /^(?:SG[A-Z]{3})?(?:\d{8,9}[A-Z]|[RST]\d{2}[A-Z0-9]{2}\d{4}[A-Z])$/.test(uen),
  },
  "0196": {
    expected: "an Icelandic kennitala of 10 digits, such as 4710080280",
    isSound: (number) => /^\d{10}$/.test(number) && isKennitala(number),
  },
  "0198": {
    expected: "a Danish SE number of DK and 8 digits with a valid check digit, such as DK13585628",
    plain: prefixed("DK", /^\d{8}$/),
    isSound: (number) => /^DK\d{8}$/.test(number) && isDanish(number.slice(2)),
  },
  "0199": {
    expected: "an LEI of 20 characters with valid check digits, such as 529900T8BM49AURSDO55",
    isSound: (lei) => /^[A-Z0-9]{18}\d{2}$/.test(lei) && mod97(lei) === 1,
  },
  "0201": {
    expected: "an Italian IPA code of 6 letters and digits, such as UFXXXX",
    isSound: (code) => /^[A-Z0-9]{6}$/.test(code),
  },
  "0204": {
    expected: "a Leitweg-ID with valid check digits, such as 991-03730-19",
    plain: (text) => text.replaceAll(" ", ""),
    isSound: isLeitwegId,
  },
  "0208": {
    expected: "a Belgian enterprise number of 10 digits with valid check digits, such as 0428759497",
    plain: (text) => without(/^BE/)(text).replace(/^\d{9}$/, "0$&"),
    isSound: (number) => /^[01]\d{9}$/.test(number) && isBelgian(number),
  },
  "0210": {
    expected: "a codice fiscale of 16 characters or 11 digits with a valid check character, such as RSSMRA85T10A562S",
    plain: without(/^IT(?=\d{11}$)/),
    isSound: (code) => isItalianTaxCode(code) || (/^\d{11}$/.test(code) && isLuhn(code)),
  },
  "0211": {
    expected: "a partita IVA of IT and 11 digits with a valid check digit, such as IT00743110157",
    plain: prefixed("IT", /^\d{11}$/),
    isSound: (id) => /^IT/.test(id) && isVatId(id),
  },
  "0212": {
    expected: "a Finnish business ID with a valid check digit, such as 2077474-0",
    plain: (text) => without(/^FI/)(text).replace(/^(\d{7})(\d)$/, "$1-$2"),
    isSound: (id) => /^\d{7}-\d$/.test(id) && isVatId(`FI${compact(id)}`),
  },
  "0213": {
    expected: "a Finnish VAT ID with a valid check digit, such as FI20774740",
    plain: prefixed("FI", /^\d{8}$/),
    isSound: (id) => /^FI/.test(id) && isVatId(id),
  },
  "0216": {
    expected: "an OVT code of 0037 and a Finnish business ID with a valid check digit, such as 003720774740",
    plain: (text) => without(/^FI(?=\d{8}$)/)(text).replace(/^\d{8}$/, "0037$&"),
    isSound: (code) => /^0037\d{8}[A-Z0-9]{0,5}$/.test(code) && isVatId(`FI${code.slice(4, 12)}`),
  },
  "9918": { expected: "an IBAN with valid check digits, such as DE02120300000000202051", isSound: isIban },
  "9933": {
    expected: "a Greek tax number of 9 digits with a valid check digit, such as 094259216",
    plain: without(/^(?:EL|GR)/),
    isSound: (number) => /^\d{9}$/.test(number) && isVatId(`EL${number}`),
  },
  ...Object.fromEntries(Object.entries(checkedVatSchemes).map(([scheme, country]) => [scheme, vatScheme(country)])),
};

/** The scheme of email addresses, which Peppol does not use. */
export const EMAIL_SCHEME = "EM";

/** Words that people copy together with an identifier, such as `SIRET :`. */
const label = /^[^\d:]*:+ */;

/** The plain form of an identifier that a scheme requires. A text of another form stays what it is, without blanks at its edges. */
export function plainIdentifierOf(scheme: string, text: string): string {
  const rules = Object.hasOwn(schemes, scheme) ? schemes[scheme] : undefined;
  if (!rules) return cleanText(text);
  const labelled = plainIdentifier(text, label);
  const entered = labelled.startsWith(`${scheme}:`) ? labelled.slice(scheme.length + 1) : labelled;
  const plain = (rules.plain ?? compact)(entered.toUpperCase());
  return rules.isSound(plain) ? plain : cleanText(text);
}

/** What the identifiers of a scheme must be; null if the text is one, or the scheme has no rules. */
export function expectedInstead(scheme: string, text: string): string | null {
  if (scheme === EMAIL_SCHEME) return isEmail(text) ? null : "an email address, such as billing@example.com";
  const rules = Object.hasOwn(schemes, scheme) ? schemes[scheme] : undefined;
  return rules === undefined || rules.isSound(text) ? null : rules.expected;
}

/** An identifier with its scheme. */
interface SchemedIdentifier {
  readonly scheme: string;
  readonly value: string;
}

/** The identifier with its plain form as value; the same one if nothing changes. */
export function withPlainIdentifier(entered: object): object {
  const { scheme, value } = entered as Partial<Record<keyof SchemedIdentifier, unknown>>;
  if (typeof scheme !== "string" || typeof value !== "string") return entered;
  const plain = plainIdentifierOf(scheme, value);
  return plain === value ? entered : { ...entered, value: plain };
}

/** Adds `identifier_malformed` to the issues of a value that is no identifier of its scheme. */
export function withIdentifierIssues(issues: Issues, { scheme, value }: SchemedIdentifier): readonly Issue[] {
  const expected = expectedInstead(scheme, value);
  if (expected !== null && issues.found.length === 0) issues.add(["value"], "identifier_malformed", `Must be ${expected}.`);
  return issues.found;
}

/** The codes of {@link withIdentifierIssues}. */
export const identifierCodes: readonly string[] = ["identifier_malformed"];
