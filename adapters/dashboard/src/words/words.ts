/** The same keys in another language. A missing key does not compile. */
export type Words<English> = { readonly [Key in keyof English]: English[Key] extends string ? string : Words<English[Key]> };
