import type { AnalysisCite, AnalysisClaim, AnalysisTopic } from '@wanderwork/contracts';
import type { Sentence } from './fact.js';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const same = (a: AnalysisCite, b: AnalysisCite) => a.kind === b.kind && a.key === b.key && a.city === b.city;

const together = (before: AnalysisCite, { text, grade }: AnalysisCite): AnalysisCite => ({
  ...before,
  text: before.text.split('; ').includes(text) ? before.text : `${before.text}; ${text}`,
  grade: before.grade ?? grade,
});

/** Each thing once, with all of it that is stated. */
const merged = (cites: readonly AnalysisCite[]): AnalysisCite[] =>
  cites.reduce<AnalysisCite[]>((known, cite) => {
    const at = known.findIndex((one) => same(one, cite));
    return at < 0 ? [...known, cite] : known.map((one, place) => (place === at ? together(one, cite) : one));
  }, []);

/** A claim of whole sentences; one that rests on nothing is a fault, and thrown. */
export const claimOf = (
  about: AnalysisTopic,
  ...said: readonly (Sentence | null | undefined)[]
): AnalysisClaim => {
  const sentences = said.filter((one): one is Sentence => one !== null && one !== undefined);
  const text = sentences.map((one) => capitalised(one.text)).join(' ');
  const cites = merged(sentences.flatMap((one) => one.cites));
  if (cites.length === 0) throw new Error(`A claim without a figure: "${text}"`);
  return { about, text, cites };
};
