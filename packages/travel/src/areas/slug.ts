const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether the text is a valid slug. Values such as "." or "a/b" would change the API path. */
export const isSlug = (text: string): boolean => SLUG.test(text);
