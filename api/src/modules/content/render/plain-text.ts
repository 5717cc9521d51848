import sanitize from 'sanitize-html';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of an HTML fragment, with entities decoded. */
export const toPlainText = (markup: string): string => {
  if (!/[<&]/.test(markup)) return markup;
  return sanitize(markup, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(?:amp|lt|gt|quot);/g,
    (entity) => entities[entity] ?? entity,
  );
};
