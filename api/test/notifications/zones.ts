/** A time zone in which it is now that hour. */
export const findZoneAt = (hour: number): string => {
  const ahead = (hour - new Date().getUTCHours() + 24) % 24;
  const offset = ahead > 12 ? ahead - 24 : ahead;
  // The names of these zones have the opposite sign.
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
};
