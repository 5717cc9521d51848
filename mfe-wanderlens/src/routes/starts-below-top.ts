/**
 * Whether the first page of a visit does not begin at its top: a reload, the way back from another site, a link to one of its
 * parts, or a reader who has scrolled the served page already. Then it must have its full length at once.
 */
export const startsBelowTop = (): boolean => {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (load as PerformanceNavigationTiming | undefined)?.type ?? 'navigate';
  return location.hash !== '' || type !== 'navigate' || scrollY > 0;
};
