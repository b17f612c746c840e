/** The size of the largest document that is read. */
export const MAX_DOCUMENT_MIB = 10;
export const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MIB * 1_048_576;
