import { paths, type AnalysisCite, type IrexPreferences } from '@wanderwork/contracts';
import { getYourIrexPath } from '../../../shared/preferences/your-irex-path';

interface CiteContext {
  cities: readonly { slug: string; region: string }[];
  /** The city whose page this is; null on another page. */
  currentSlug: string | null;
  /** Under which it was written. */
  preferences: IrexPreferences;
}

const getAnchor = ({ kind, key }: AnalysisCite): string => {
  if (kind === 'figure') return `figure-${key}`;
  return kind === 'climate' ? 'climate' : 'score';
};

const getRegionPath = (region: string): string =>
  `${paths.web.wanderlens()}?${new URLSearchParams({ region })}`;

/** Where what a claim rests on can be read: on this page, on a city's, among the region's cities, among the wishes. */
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
