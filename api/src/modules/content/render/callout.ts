interface Callout {
  kind: 'note' | 'caution';
  name: string;
}

/** The callout names that GitHub uses. */
const callouts: Record<string, Callout> = {
  note: { kind: 'note', name: 'Note' },
  tip: { kind: 'note', name: 'Tip' },
  important: { kind: 'note', name: 'Important' },
  caution: { kind: 'caution', name: 'Careful' },
  warning: { kind: 'caution', name: 'Careful' },
};

const MARK = /^<p>\[!(note|tip|important|caution|warning)\][ \t]*(?:<br>)?\n?/i;

/** Renders a quotation that starts with `[!note]`, `[!caution]` and so on as a callout; null for other quotations. */
export const renderCallout = (quotation: string): string | null => {
  const [mark, word] = MARK.exec(quotation.trimStart()) ?? [];
  const callout = callouts[word?.toLowerCase() ?? ''];
  if (mark === undefined || callout === undefined) return null;
  const words = `<p>${quotation.trimStart().slice(mark.length)}`.replace(/^<p><\/p>\n?/, '');
  return `<div class="callout callout-${callout.kind}" role="note"><p class="callout-name">${callout.name}</p>\n${words}</div>\n`;
};
