/** The name people see; the specification's `{product}`. */
export const PRODUCT_NAME = 'WanderWork';

/** The words in a window's title bar and in the served `<title>`. */
export const documentTitle = (title: string): string =>
  title.includes(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`;
