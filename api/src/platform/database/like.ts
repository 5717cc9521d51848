/** A text as it stands in a LIKE pattern, its wildcards taken literally. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
