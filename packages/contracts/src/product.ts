/** The product name, `{product}` in the specification. */
export const PRODUCT_NAME = 'WanderWork';

/** The document title of a page. */
export const formatDocumentTitle = (title: string): string =>
  title.includes(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`;
