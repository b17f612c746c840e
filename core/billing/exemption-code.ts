/** The tax categories that charge no tax for a reason (BR-E-10, BR-AE-10, BR-IC-10, BR-G-10, BR-O-10). */
export const exemptCategories = ["E", "AE", "K", "G", "O"] as const;
/** One of {@link exemptCategories}. */
export type ExemptCategory = (typeof exemptCategories)[number];

/**
 * The codes of VAT exemption reasons (BT-121): the CEF code list VATEX, as EN 16931 accepts it since 2026 (BR-CL-22), by the tax category that
 * each belongs to. The list names the category of AE, D, F, G, I, IC, J and O; all others are exemptions.
 */
const codesByCategory: readonly (readonly [category: ExemptCategory, codes: string])[] = [
  [
    "E",
    `VATEX-EU-79-C VATEX-EU-132 VATEX-EU-132-1A VATEX-EU-132-1B VATEX-EU-132-1C VATEX-EU-132-1D VATEX-EU-132-1E VATEX-EU-132-1F
     VATEX-EU-132-1G VATEX-EU-132-1H VATEX-EU-132-1I VATEX-EU-132-1J VATEX-EU-132-1K VATEX-EU-132-1L VATEX-EU-132-1M VATEX-EU-132-1N
     VATEX-EU-132-1O VATEX-EU-132-1P VATEX-EU-132-1Q VATEX-EU-135-1 VATEX-EU-143 VATEX-EU-143-1A VATEX-EU-143-1B VATEX-EU-143-1C
     VATEX-EU-143-1D VATEX-EU-143-1E VATEX-EU-143-1F VATEX-EU-143-1FA VATEX-EU-143-1G VATEX-EU-143-1H VATEX-EU-143-1I
     VATEX-EU-143-1J VATEX-EU-143-1K VATEX-EU-143-1L VATEX-EU-144 VATEX-EU-146-1E VATEX-EU-148 VATEX-EU-148-A VATEX-EU-148-B
     VATEX-EU-148-C VATEX-EU-148-D VATEX-EU-148-E VATEX-EU-148-F VATEX-EU-148-G VATEX-EU-151 VATEX-EU-151-1A VATEX-EU-151-1AA
     VATEX-EU-151-1B VATEX-EU-151-1C VATEX-EU-151-1D VATEX-EU-151-1E VATEX-EU-153 VATEX-EU-159 VATEX-EU-309
     VATEX-EU-D VATEX-EU-F VATEX-EU-I VATEX-EU-J
     VATEX-FR-298SEXDECIESA VATEX-FR-CGI261-1 VATEX-FR-CGI261-2 VATEX-FR-CGI261-3 VATEX-FR-CGI261-4 VATEX-FR-CGI261-5
     VATEX-FR-CGI261-7 VATEX-FR-CGI261-8 VATEX-FR-CGI261A VATEX-FR-CGI261B VATEX-FR-CGI261C-1 VATEX-FR-CGI261C-2
     VATEX-FR-CGI261C-3 VATEX-FR-CGI261D-1 VATEX-FR-CGI261D-1BIS VATEX-FR-CGI261D-2 VATEX-FR-CGI261D-3 VATEX-FR-CGI261D-4
     VATEX-FR-CGI261E-1 VATEX-FR-CGI261E-2 VATEX-FR-CGI275 VATEX-FR-CGI277A VATEX-FR-CGI295 VATEX-FR-CNWVAT VATEX-FR-FRANCHISE`,
  ],
  ["AE", "VATEX-EU-AE VATEX-FR-AE"],
  ["K", "VATEX-EU-IC"],
  ["G", "VATEX-EU-G"],
  ["O", "VATEX-EU-O"],
];

const categories: ReadonlyMap<string, ExemptCategory> = new Map(
  codesByCategory.flatMap(([category, codes]) => codes.split(/\s+/).map((code) => [code, category] as const)),
);

/** All codes, sorted. */
export const exemptionCodes: readonly string[] = [...categories.keys()].sort();

/** The length of an exemption code. */
export const exemptionCodeLimits = { min: 1, max: Math.max(...exemptionCodes.map(({ length }) => length)) } as const;

/** The tax category of a code; undefined if the code is unknown. */
export function categoryOfExemption(code: string): ExemptCategory | undefined {
  return categories.get(code);
}
