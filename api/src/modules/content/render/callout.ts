const names: Record<string, string> = { note: 'Note', caution: 'Careful' };

const MARK = /^<p>\[!(note|caution)\][ \t]*(?:<br>)?\n?/;

/** A quotation that begins with `[!note]` or `[!caution]` is a callout; null when `quoted` does not. */
export const calloutOf = (quoted: string): string | null => {
  const [mark, kind] = MARK.exec(quoted.trimStart()) ?? [];
  if (mark === undefined || kind === undefined) return null;
  const words = `<p>${quoted.trimStart().slice(mark.length)}`.replace(/^<p><\/p>\n?/, '');
  return `<div class="callout callout-${kind}" role="note"><p class="callout-name">${names[kind] ?? ''}</p>\n${words}</div>\n`;
};
