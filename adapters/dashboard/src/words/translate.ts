import type { firstNamespaces, Namespace, Namespaces } from "./namespaces.js";
import type { Values } from "./text-of.js";

/** A text with a plural form for the general case has one key for all of its forms. */
type Singular<Key extends string, Keys> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}`
  ? `${Stem}_other` extends Keys
    ? Stem
    : Key
  : Key;
type KeyIn<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Singular<Key, keyof Words> : `${Key}.${KeyIn<Words[Key]>}`;
}[keyof Words & string];

type FirstKey = {
  [Name in (typeof firstNamespaces)[number]]: `${Name}:${KeyIn<Namespaces[Name]>}`;
}[(typeof firstNamespaces)[number]];

/** The keys of a feature, such as `failure.unreachable`, without plural forms. Words that every page has loaded can be used with a prefix: `shell:save`. */
export type TextKey<Name extends Namespace> = KeyIn<Namespaces[Name]> | FirstKey;

/** Returns a text of the feature in the current language. */
export type Translate<Name extends Namespace = "shell"> = (key: TextKey<Name>, values?: Values) => string;
