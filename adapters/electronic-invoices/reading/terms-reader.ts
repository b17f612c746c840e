import type { DocumentForm, StatedTerms, TermName, TermPlace, Unread } from "../../../core/index.js";
import type { Branch, Fixed, Leaf, Node, Syntax } from "../syntax.js";
import { Candidates, sameText } from "./candidates.js";
import type { XmlAttribute, XmlElement } from "./xml.js";

/** What a document says, what is in no element of the syntax, and how it states its terms. */
export interface ReadTerms extends Pick<DocumentForm, "repeated" | "otherCurrency"> {
  readonly terms: StatedTerms;
  readonly unread: readonly Unread[];
}

/** How many elements and attributes are listed as unread. */
const MAX_UNREAD = 100;
/** How much of their text. */
const MAX_TEXT = 200;
/** How many are noted, since some turn out to repeat the currency. */
const MAX_NOTED = 10_000;

/** How many terms are listed that have several texts or are in another currency. */
const MAX_PLACES = 100;
/** The attribute of amounts. */
const CURRENCY = "currencyID";

/** The terms of the document, or of an item of a group in it. */
type Group = { [name in TermName]?: string | Group[] };

/** Innermost group first. */
type Scope = readonly [Group, ...Group[]];

/** Attributes that say which code list a text is from, or in which language it is. */
const unimportant = /^(?:list|language|scheme(?:Agency|Data|Name|URI|Version))|^(?:format|name)$/;
/** The list of UN/CEFACT that a code is from. */
const codeList = /^UN(?:CL|\/ECE|\/CEFACT)/i;

/** Reads a document of a syntax, whose list of elements is walked as the writer does. */
export function readTerms(syntax: Syntax, root: XmlElement): ReadTerms {
  const reader = new TermsReader(syntax);
  const terms: Group = {};
  reader.read(syntax.parts, root, [terms], `/${root.name}`);
  const currency = terms["BT-5"];
  return { terms, unread: reader.unread(currency), repeated: reader.repeated, otherCurrency: reader.otherCurrency(currency) };
}

class TermsReader {
  /** With the currency of an amount, which CII states before that of the document. */
  readonly #unread: { readonly path: string; readonly text: string; readonly currency?: string }[] = [];
  /** The paths of terms that elements state that are only read. */
  readonly #provisional = new WeakMap<Group, Map<TermName, string>>();
  readonly #candidates: Candidates;
  /** Where the items of groups are. */
  readonly #indexes = new WeakMap<Group, readonly number[]>();
  /** Amounts with their currency, if they state it. */
  readonly #amounts: { readonly place: TermPlace; readonly currency: string | undefined }[] = [];
  readonly repeated: TermPlace[] = [];
  readonly #repeatedIn = new WeakMap<Group, Set<TermName>>();

  constructor(syntax: Syntax) {
    this.#candidates = new Candidates(syntax);
  }

  /** Without what only repeats the currency of the document. */
  unread(currency: unknown): readonly Unread[] {
    const unread = this.#unread.filter((one) => one.currency === undefined || one.currency !== currency);
    return unread.slice(0, MAX_UNREAD).map(({ path, text }) => ({ path, text: text.slice(0, MAX_TEXT) }));
  }

  /** The first amounts that are not in the currency of the document; none if it states no currency. */
  otherCurrency(currency: unknown): readonly TermPlace[] {
    if (currency === undefined) return [];
    return this.#amounts
      .filter((amount) => amount.currency !== currency)
      .slice(0, MAX_PLACES)
      .map(({ place }) => place);
  }

  read(parts: readonly Node[], element: XmlElement, scope: Scope, path: string): void {
    if (element.text.trim() !== "") this.#note(path, element.text.trim());
    const pathOf = pathsOf(element, path);
    const before = new Map<TermName, number>();
    const taken = new Map<Branch | Leaf, number>();
    for (const child of element.children) {
      const found = this.#candidates.of(parts, child, (term) => textIn(scope, term));
      const at = () => pathOf(child);
      if (found === null) this.#note(at(), child.text.trim());
      else if (found.node.kind === "fixed") this.#noteOther(found.node, child, at());
      else if (found.group === null) this.#take(found.node, child, scope, at());
      else if (found.node.kind === "branch" || !isEmpty(child)) {
        const { node, group } = found;
        const items = itemsOf(scope[0], group);
        const first = before.get(group) ?? items.length;
        before.set(group, first);
        const index = first + (taken.get(node) ?? 0);
        taken.set(node, index - first + 1);
        const item = (items[index] ??= {});
        this.#indexes.set(item, [...(this.#indexes.get(scope[0]) ?? []), index]);
        this.#take(node, child, [item, ...scope], at());
      }
    }
  }

  #noteOther({ others, text }: Fixed, element: XmlElement, path: string): void {
    const isOther = !isEmpty(element) && !sameText(text, element.text);
    if (others === "noted" && isOther) this.#note(path, element.text.trim());
  }

  #take(node: Branch | Leaf, element: XmlElement, scope: Scope, path: string): void {
    if (node.kind === "branch") this.read(node.parts, element, scope, path);
    else this.#takeLeaf(node, element, scope, path);
  }

  #takeLeaf(leaf: Leaf, element: XmlElement, scope: Scope, path: string): void {
    const text = element.text.trim();
    for (const child of element.children) this.#note(`${path}/${child.name}`, child.text.trim());
    if (text === "") return;
    if (leaf.telling !== undefined && !element.attributes.some(({ name }) => name === leaf.telling))
      return void this.#note(path, text);
    const value = valueOf(leaf, element.text, text);
    const group = leaf.scope === "outer" ? (scope.at(-1) as Group) : scope[0];
    const isTold = leaf.telling === undefined || isToldBy(leaf.telling, leaf, element, scope);
    if (!this.#put(group, leaf, value, path, isTold)) return;
    this.#noteCurrency(group, leaf, element);
    for (const attribute of element.attributes) {
      const term = leaf.terms[attribute.name];
      if (attribute.uri !== "" || leaf.fixed[attribute.name] !== undefined) continue;
      if (term !== undefined && !this.#candidates.isStated(term)) group[term] ??= attribute.value;
      else if (!isRepeated(attribute, term, scope)) this.#noteAttribute(path, attribute);
    }
  }

  /** False, with a note, if the term has another text. That of an element that is only read gives way. */
  #put(group: Group, { term, written }: Leaf, value: string, path: string, isTold: boolean): boolean {
    const isOnlyRead = written === "never";
    const known = group[term];
    const provisional = this.#provisional.get(group)?.get(term);
    if (known !== undefined && known !== value) {
      if (provisional === undefined || isOnlyRead) {
        this.#note(path, value);
        if (!isOnlyRead && isTold) this.#noteRepeated(group, term);
        return false;
      }
      this.#note(provisional, typeof known === "string" ? known : "");
    }
    group[term] = value;
    if (isOnlyRead && known === undefined)
      this.#provisional.set(group, new Map([...(this.#provisional.get(group) ?? []), [term, path]]));
    else if (!isOnlyRead) this.#provisional.get(group)?.delete(term);
    return true;
  }

  /** An amount of UBL has a currency; one of CII only if another one is possible. */
  #noteCurrency(group: Group, { term, terms }: Leaf, { attributes }: XmlElement): void {
    const stated = attributes.find(({ name }) => name === CURRENCY)?.value;
    const isOfDocument = (terms[CURRENCY] ?? "BT-5") === "BT-5";
    if (isOfDocument && (stated !== undefined || terms[CURRENCY] !== undefined) && this.#amounts.length < MAX_NOTED)
      this.#amounts.push({ place: this.#placeOf(group, term), currency: stated });
  }

  #noteRepeated(group: Group, term: TermName): void {
    const terms = this.#repeatedIn.get(group) ?? new Set();
    if (terms.has(term) || this.repeated.length === MAX_PLACES) return;
    this.#repeatedIn.set(group, terms.add(term));
    this.repeated.push(this.#placeOf(group, term));
  }

  #placeOf(group: Group, term: TermName): TermPlace {
    return { term, indexes: this.#indexes.get(group) ?? [] };
  }

  #note(path: string, text: string): void {
    if (this.#unread.length < MAX_NOTED) this.#unread.push({ path, text });
  }

  #noteAttribute(path: string, { name, value }: XmlAttribute): void {
    const noted = { path: `${path}/@${name}`, text: value };
    if (this.#unread.length < MAX_NOTED) this.#unread.push(name === CURRENCY ? { ...noted, currency: value } : noted);
  }
}

/** Whether the attribute of the element says that it is the term. */
function isToldBy(telling: string, { terms }: Leaf, { attributes }: XmlElement, scope: Scope): boolean {
  const from = terms[telling];
  return from !== undefined && attributes.some(({ name, value }) => name === telling && value === textIn(scope, from));
}

function valueOf({ form }: Leaf, written: string, text: string): string {
  if (form === "date102") return text.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");
  const hasBreak = form === "lines" && text.endsWith("#") && written.slice(written.trimEnd().length).includes("\n");
  return hasBreak ? `${text}\n` : text;
}

/** Whether the attribute only repeats the currency of the document or another term, or says nothing of importance. */
function isRepeated({ name, value }: XmlAttribute, term: TermName | undefined, scope: Scope): boolean {
  if (unimportant.test(name) || codeList.test(value)) return true;
  const stated = name === CURRENCY ? (term ?? "BT-5") : term;
  return stated !== undefined && textIn(scope, stated) === value;
}

function textIn(scope: Scope, term: TermName): string | undefined {
  for (const group of scope) {
    const value = group[term];
    if (typeof value === "string") return value;
  }
  return undefined;
}

function itemsOf(group: Group, name: TermName): Group[] {
  const kept = group[name];
  if (typeof kept === "object") return kept;
  const items: Group[] = [];
  group[name] = items;
  return items;
}

const isEmpty = ({ children, text }: XmlElement): boolean => children.length === 0 && text.trim() === "";

/** Paths of children: with a position, from 1, if there are several of the name. */
function pathsOf({ children }: XmlElement, path: string): (child: XmlElement) => string {
  let counts: Map<string, number> | undefined;
  let positions: Map<XmlElement, number> | undefined;
  return (child) => {
    if (counts === undefined || positions === undefined) {
      counts = new Map();
      positions = new Map();
      for (const one of children) {
        const position = (counts.get(one.name) ?? 0) + 1;
        counts.set(one.name, position);
        positions.set(one, position);
      }
    }
    return `${path}/${child.name}${(counts.get(child.name) ?? 0) > 1 ? `[${positions.get(child)}]` : ""}`;
  };
}
