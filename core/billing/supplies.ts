/** What a seller sells. */
export const suppliesKinds = ["goods", "services", "goods_and_services"] as const;
/** One of {@link suppliesKinds}. */
export type SuppliesKind = (typeof suppliesKinds)[number];
