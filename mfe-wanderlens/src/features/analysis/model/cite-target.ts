import { paths, type AnalysisCite, type IrexPreferences } from '@wanderwork/contracts';
import { yourIrexPath } from '../../../shared/preferences/your-irex-path';

interface Shown {
  cities: readonly { slug: string; region: string }[];
  /** The city whose page this is; null on another page. */
  here: string | null;
  /** Under which it was written. */
  wishes: IrexPreferences;
}

const partOf = ({ kind, key }: AnalysisCite): string => {
  if (kind === 'figure') return `figure-${key}`;
  return kind === 'climate' ? 'climate' : 'score';
};

const regionPath = (region: string): string => `${paths.web.wanderlens()}?${new URLSearchParams({ region })}`;

/** Where what a claim rests on can be read: on this page, on a city's, among the region's cities, among the wishes. */
export const citeTarget = (cite: AnalysisCite, { cities, here, wishes }: Shown): string => {
  const region = cities.find(({ slug }) => slug === cite.city)?.region;
  if (cite.kind === 'own') return yourIrexPath(wishes);
  if (cite.kind === 'region' && region !== undefined) return regionPath(region);
  return cite.city === here ? `#${partOf(cite)}` : `${paths.web.city(cite.city)}#${partOf(cite)}`;
};
