import { encode } from "uqr";

/** The largest versions: 13 has the 331 bytes of an EPC QR code (EPC069-12), 25 those of a Swiss one (Swiss Implementation Guidelines QR-bill). */
export const QR_VERSION = { epc_qr: 13, swiss_qr_bill: 25 } as const;

/** The modules of a QR code with error correction M, in UTF-8, as the outline of the dark ones: a path whose unit is a module. */
export interface QrOutline {
  readonly path: string;
  /** The modules of a side. */
  readonly modules: number;
}

/** Throws RangeError for a content that no code of the version holds. */
export function qrOutline(content: string, maxVersion: number): QrOutline {
  const { data, size } = encode(content, { ecc: "M", boostEcc: false, border: 0, maxVersion });
  let path = "";
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x += 1;
      path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`;
    }
  });
  return { path, modules: size };
}
