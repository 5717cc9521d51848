/** Text as it may stand in a quoted attribute, and between tags. */
export const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
