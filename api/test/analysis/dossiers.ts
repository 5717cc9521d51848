import type { AnalysisClaim } from '@wanderwork/contracts';
import type { Dossier } from '../../src/modules/analysis/analyst/dossier.js';
import { DossiersService } from '../../src/modules/analysis/dossiers.service.js';
import { CitiesService } from '../../src/modules/cities/index.js';
import type { TestApp } from '../support/index.js';

/** A dossier of every city of the shipped table, without anybody's preferences. */
export const collectAllDossiers = async ({ app }: TestApp): Promise<Dossier[]> => {
  const cities = app.get(CitiesService);
  const dossiers: Dossier[] = [];
  // One after the other: real requests compare at most three cities, and the connection pool is sized for that.
  for (const slug of await cities.slugs())
    dossiers.push(...(await app.get(DossiersService).collect([await cities.get(slug)], null)));
  return dossiers;
};

/** The numbers in a text, with their signs: "1,800", "8.2", "−5". */
export const extractNumbers = (text: string): string[] => text.match(/−?\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];

/** The numbers of a claim that none of its citations contains. */
export const findUnsupportedNumbers = ({ text, cites }: AnalysisClaim): string[] => {
  const stated = new Set(cites.flatMap((cite) => extractNumbers(cite.text)));
  return extractNumbers(text).filter((number) => !stated.has(number));
};

/** Whether a sentence says that its figure is an estimate or a national value. */
export const statesGrade = ({ text, cites }: AnalysisClaim, country: string): boolean => {
  const grades = new Set(cites.filter(({ kind }) => kind === 'figure').map(({ grade }) => grade));
  const estimate = !grades.has('estimate') || /estimat|about|composite|rough guess/.test(text);
  const rough = !cites.some((cite) => cite.text.includes('a rough guess')) || text.includes('rough guess');
  const national = !grades.has('country') || text.includes(country) || /countr/i.test(text);
  return estimate && rough && national;
};

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Sentences with places, months and numbers replaced by placeholders. */
export const toSentenceShapes = (claims: readonly AnalysisClaim[], places: RegExp): Set<string> =>
  new Set(
    claims
      .flatMap(({ text }) => text.split(/(?<=\.)\s+(?=\p{Lu})/u))
      .map((sentence) =>
        sentence
          .replace(places, 'N')
          .replace(new RegExp(months, 'g'), 'M')
          .replace(/\d+(?:,\d{3})*(?:\.\d+)?/g, '0'),
      ),
  );
