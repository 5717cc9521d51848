import { paths, type AnalysisCite, type IrexPreferences } from '@wanderwork/contracts';
import { getYourIrexPath } from '../../../shared/preferences/preferences-links';

interface CiteContext {
  cities: readonly { slug: string; region: string }[];
  /** The slug of the city on whose page this is shown; null on other pages. */
  currentSlug: string | null;
  /** The preferences the analysis was written for. */
  preferences: IrexPreferences;
}

const getAnchor = ({ kind, key }: AnalysisCite): string => {
  if (kind === 'figure') return `figure-${key}`;
  return kind === 'climate' ? 'climate' : 'score';
};

const getRegionPath = (region: string): string =>
  `${paths.web.wanderlens()}?${new URLSearchParams({ region })}`;

/** Where a citation leads: to this page, a city's page, the cities of a region, or Your IREX. */
export const getCiteTarget = (
  cite: AnalysisCite,
  { cities, currentSlug, preferences }: CiteContext,
): string => {
  const region = cities.find(({ slug }) => slug === cite.city)?.region;
  if (cite.kind === 'own') return getYourIrexPath(preferences);
  if (cite.kind === 'region' && region !== undefined) return getRegionPath(region);
  return cite.city === currentSlug
    ? `#${getAnchor(cite)}`
    : `${paths.web.city(cite.city)}#${getAnchor(cite)}`;
};
