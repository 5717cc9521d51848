import sanitize from 'sanitize-html';

/** Escapes text for quoted attributes and for element content. */
export const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of an HTML fragment, with entities decoded. */
export const toPlainText = (markup: string): string => {
  if (!/[<&]/.test(markup)) return markup;
  return sanitize(markup, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(?:amp|lt|gt|quot);/g,
    (entity) => entities[entity] ?? entity,
  );
};
