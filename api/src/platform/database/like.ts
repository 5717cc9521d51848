/** Escapes the wildcards of a LIKE pattern. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
