const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words that readers see of sanitized HTML. */
export const toPlainHtml = (html: string): string =>
  html
    .replace(/<br>|<\/(?:p|li|h\d|td|th|blockquote)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!);
