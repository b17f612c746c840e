/** How a figure differs from that of an earlier period. */
export interface ChangeOf {
  /** In the unit of the figures. */
  readonly by: number;
  /** A decimal with at most one digit after the point, rounded half away from zero. Null if there was nothing before. */
  readonly percent: string | null;
}

const TENTHS = 1_000n;

/** Both figures are whole numbers. */
export function changeOf(now: number, before: number): ChangeOf {
  const by = BigInt(now) - BigInt(before);
  if (before === 0) return { by: Number(by), percent: by === 0n ? "0" : null };
  const base = before < 0 ? -BigInt(before) : BigInt(before);
  const size = ((by < 0n ? -by : by) * TENTHS * 2n + base) / (base * 2n);
  const digits = size % 10n === 0n ? `${size / 10n}` : `${size / 10n}.${size % 10n}`;
  return { by: Number(by), percent: by < 0n && size > 0n ? `-${digits}` : digits };
}
