import type { AnalysisCite, AnalysisClaim, AnalysisTopic } from '@wanderwork/contracts';
import type { Sentence } from './fact.js';

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isSameCite = (a: AnalysisCite, b: AnalysisCite) =>
  a.kind === b.kind && a.key === b.key && a.city === b.city;

const mergeTwo = (first: AnalysisCite, { text, grade }: AnalysisCite): AnalysisCite => ({
  ...first,
  text: first.text.split('; ').includes(text) ? first.text : `${first.text}; ${text}`,
  grade: first.grade ?? grade,
});

/** Merges citations of the same thing into one that has all their texts. */
const mergeCites = (cites: readonly AnalysisCite[]): AnalysisCite[] =>
  cites.reduce<AnalysisCite[]>((merged, cite) => {
    const index = merged.findIndex((other) => isSameCite(other, cite));
    if (index < 0) return [...merged, cite];
    return merged.map((other, place) => (place === index ? mergeTwo(other, cite) : other));
  }, []);

/** Creates a claim from whole sentences. Throws if none of them has a citation. */
export const createClaim = (
  about: AnalysisTopic,
  ...parts: readonly (Sentence | null | undefined)[]
): AnalysisClaim => {
  const sentences = parts.filter((part): part is Sentence => part !== null && part !== undefined);
  const text = sentences.map((sentence) => capitalize(sentence.text)).join(' ');
  const cites = mergeCites(sentences.flatMap((sentence) => sentence.cites));
  if (cites.length === 0) throw new Error(`A claim without a figure: "${text}"`);
  return { about, text, cites };
};
