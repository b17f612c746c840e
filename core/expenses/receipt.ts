import { invalidField, type StintError } from "../kernel/errors.js";
import { FieldTable, objectType } from "../kernel/field-table.js";
import { choiceType, wholeType } from "../kernel/field-types.js";
import { field } from "../kernel/fields.js";
import { MAX_RECEIPT_BYTES, MAX_RECEIPT_MIB, type ReceiptType, receiptTypes } from "./expense-limits.js";

/** The proof of an expense, as it was uploaded. */
export interface Receipt {
  /** The media type of `content`. */
  readonly mediaType: ReceiptType;
  /** The bytes of the file, at most {@link MAX_RECEIPT_BYTES}. */
  readonly content: Uint8Array;
}

const receiptFactsTable = new FieldTable({
  /** One of `receiptTypes`, such as `application/pdf`. */
  mediaType: field.required(choiceType(receiptTypes), ["The media type", "application/pdf"]),
  /** Bytes. */
  size: field.required(wholeType({ min: 0, max: MAX_RECEIPT_BYTES }, "bytes"), ["The size in bytes", 48_213]),
});

/** The type of what an expense shows of its receipt. */
export const receiptFactsType = objectType(receiptFactsTable);

/** The first bytes of a file of each type: ISO 32000-1, 7.5.2; ISO/IEC 10918-1, B.1.1.3; ISO/IEC 15948, 5.2. */
const signatures: Readonly<Record<ReceiptType, readonly number[]>> = {
  "application/pdf": [0x25, 0x50, 0x44, 0x46, 0x2d],
  "image/jpeg": [0xff, 0xd8, 0xff],
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** Throws `receipt_malformed` (invalid) if the content is not what the media type says, and `receipt_too_large`. */
export function requireReceipt({ mediaType, content }: Receipt): void {
  if (content.length > MAX_RECEIPT_BYTES)
    throw malformed("receipt_too_large", `A receipt can have at most ${MAX_RECEIPT_MIB} MiB.`);
  if (!signatures[mediaType].every((byte, index) => content[index] === byte))
    throw malformed("receipt_malformed", `The content is not of the media type ${mediaType}.`);
}

function malformed(code: string, message: string): StintError {
  return invalidField([], code, message);
}
