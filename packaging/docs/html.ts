const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\n": "&#10;" };

/** Text as HTML, on one line, so that it cannot end a block of HTML in Markdown. */
export const escaped = (text: string): string => text.replace(/[&<>"\n]/g, (one) => entities[one] ?? one);

export const code = (text: string): string => `<code>${escaped(text)}</code>`;

/** A description, which may contain Markdown's code spans. */
export const prose = (text: string): string =>
  text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith("`") && part.length > 1 ? code(part.slice(1, -1)) : escaped(part)))
    .join("");

/** A fenced block of code. */
export const fenced = (language: string, text: string): string => `\n\n\`\`\`\`${language}\n${text}\n\`\`\`\`\n\n`;
