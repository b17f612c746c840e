/** Changes to the fields of `T`; absent and undefined fields do not change. */
export type Patch<T> = { readonly [K in keyof T]?: T[K] | undefined };
