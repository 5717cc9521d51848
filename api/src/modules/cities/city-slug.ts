/** The slug of a city, no longer than a request may contain. */
export const SLUG = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/;
