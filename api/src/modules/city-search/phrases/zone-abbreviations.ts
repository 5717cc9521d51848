/** Names of time zones that are clear without further words. */
export const zoneAbbreviations: ReadonlySet<string> = new Set(
  'est edt pst pdt cet cest eet gmt utc bst ist jst aest cst sgt hkt'.split(' '),
);
