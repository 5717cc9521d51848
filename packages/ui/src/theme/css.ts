/** A step of the spacing scale, 1–10: 4, 8, 12, 16, 24, 32, 48, 64, 96, 128 px. */
export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export const space = (...steps: (Step | 0)[]): string =>
  steps.map((step) => (step === 0 ? '0' : `var(--s${step})`)).join(' ');

/** Applies from this width up, unless its name starts with `below` or `only`. */
export const media = {
  belowPhone: '@media (max-width: 599px)',
  tablet: '@media (min-width: 768px)',
  onlyTablet: '@media (min-width: 768px) and (max-width: 1023px)',
  belowDesktop: '@media (max-width: 1023px)',
  desktop: '@media (min-width: 1024px)',
  wide: '@media (min-width: 1440px)',
} as const;
