export interface SvgNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: SvgNode[];
  /** The text of a `style` element. */
  style: string;
}

const reference = /url\(\s*["']?#([^()"'\s]+)["']?\s*\)/g;
/** Of elements and references within each other. */
const MAX_LEVELS = 500;
const gradients = new Set(["linearGradient", "radialGradient"]);

/**
 * The number of elements that are drawn if each reference draws what it refers to, which can be exponential in the number of elements.
 * Infinity for circular references, for references within each other on more than {@link MAX_LEVELS} levels, and for a style sheet that refers to something else than gradients and clipping paths without references.
 */
export function expandedSize(root: SvgNode): number {
  const byId = new Map<string, SvgNode>();
  const visit = (node: SvgNode): void => {
    const id = node.attributes.get("id");
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    node.children.forEach(visit);
  };
  visit(root);
  const sizes = new Map<SvgNode, number>();
  const sizeOf = (node: SvgNode, level: number): number => {
    if (level > MAX_LEVELS) return Infinity;
    const known = sizes.get(node);
    if (known !== undefined) return known;
    sizes.set(node, Infinity);
    const referred = referencesOf(node).flatMap((id) => byId.get(id) ?? []);
    const styled = styleReferences(node).flatMap((id) => byId.get(id) ?? []);
    const isPlain = styled.every((target) => isLeaf(target));
    const parts = [...node.children, ...referred].map((part) => sizeOf(part, level + 1));
    const size = isPlain ? 1 + parts.reduce((sum, part) => sum + part, 0) : Infinity;
    sizes.set(node, size);
    return size;
  };
  return sizeOf(root, 1);
}

function referencesOf({ attributes }: SvgNode): readonly string[] {
  return [...attributes].flatMap(([name, value]) =>
    /(?:^|:)href$/.test(name) ? [value.slice(1)] : [...value.matchAll(reference)].map(([, id = ""]) => id),
  );
}

function styleReferences({ style }: SvgNode): readonly string[] {
  return [...style.matchAll(reference)].map(([, id = ""]) => id);
}

/** Whether drawing the element draws few others: a gradient, or a clipping path whose shapes refer to nothing. */
function isLeaf(node: SvgNode): boolean {
  return gradients.has(node.name) || (node.name === "clipPath" && [node, ...node.children].every((one) => isSimple(one)));
}

function isSimple(node: SvgNode): boolean {
  return referencesOf(node).length === 0 && (node.name === "clipPath" || node.children.length === 0);
}
