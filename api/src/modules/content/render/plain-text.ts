import sanitize from 'sanitize-html';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The words of a piece of markup; what was written as an entity is read as its character. */
export const toPlainText = (markup: string): string => {
  if (!/[<&]/.test(markup)) return markup;
  return sanitize(markup, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(?:amp|lt|gt|quot);/g,
    (entity) => entities[entity] ?? entity,
  );
};
