import { computeEditDistance, isKnownWord, type Word } from '../../city-search/index.js';

/** Words of questions that no rule names, so that they are never taken for a typo of another word. */
export const ORDINARY_VOCABULARY =
  `ahead alone already although always another anyone around because become before behind being below best better between
  both bring called calls care chance change cheaper choose close come comes coming could couple currently day days did
  different doing done early else enough ever every everything exactly family far feel few find first following forget form
  friend friends from full further get getting given going gone good great group half happen happy hard have heard hello
  help here high higher home hope hour hours house how however idea important include instead into just keep kind know
  large last late later least leave left less let life like line list little live living long longer look lot low lower
  made main make many matter maybe mean means meet might minutes money month months more most mostly move much must name near
  need never next nice night nights none not nothing now number often okay once only open option options order other others
  out over own part past people per person place places plan please point possible prefer probably problem put question
  questions quick quite rather ready really reason right same second see seem several short should show side since
  small some somebody someone something soon sorry still stay stays stop stops sure take takes talk tell than thank thanks
  that the their them then there these they thing things think third this those though three through time times today
  together tomorrow too total toward towards travel try turn two under until use used useful usually very visit wait walk
  want way week weeks well were what whatever when where whether which while who whole why will wish with within without
  wonder work working works world worth would write wrong year years yes yesterday yet you your since until spent spend
  entered arrived staying visiting traveling travelling flying driving currently holding planned planning whose weekly daily
  general advance total short person cash practice particular fact case raving keeps talking saying reading living
  partner husband wife kids children company client clients office laptop remote nomad nomads digital freelancer`.split(
    /\s+/,
  );

/** Words that are no rule's, but worth correcting. */
const CORRECTED_VOCABULARY =
  `january february march april june july august september october november december british american german canadian
  australian french italian spanish dutch indian polish irish mexican brazilian japanese chinese canadians americans germans
  australians italians indians mexicans brazilians passport passports citizen citizens asia africa europe america people living visa quality
  which better much what where lonely`.split(/\s+/);

const LATIN_ONLY = /^[a-z]+$/;
const MIN_LENGTH = 4;
/** Shorter words are corrected only where two letters are swapped or one is doubled. */
const MIN_FREE_LENGTH = 5;
const MIN_TWO_TYPO_LENGTH = 7;
/** Words of questions that are recognized with one letter left out. */
const SHORT_TARGETS = ['what', 'when', 'pack', 'rent', 'visa', 'cost', 'safe', 'warm', 'days', 'trip'];
const SHORT_LENGTH = 3;
/** Short words in which only swapped letters are corrected. */
const SHORT_ORDINARY = ['the', 'hot', 'wet', 'dry', 'for', 'and', 'how', 'can', 'add', 'day', 'far', 'tax'];
/** Two typos are corrected only where the word begins alike. */
const SAME_BEGINNING = 3;

/** All words that patterns name. */
export const listTokens = (patterns: readonly RegExp[]): string[] =>
  patterns.flatMap(
    ({ source }) =>
      source
        .replace(/\\[a-z]/g, ' ')
        .replace(/([a-z]{3,})s\?/g, '$1 $1s')
        .match(/[a-z]{2,}/g) ?? [],
  );

const sortCharacters = (text: string): string => [...text].sort().join('');

/** Letters that people confuse because they sound alike: "viza". */
const soundAlike = ['sz', 'ck', 'cs', 'ea', 'ie', 'ao', 'yi', 'vw'];

const isSoundAlike = (text: string, target: string): boolean => {
  if (text.length !== target.length) return false;
  const pairs = [...text].flatMap((character, at) =>
    character === target[at] ? [] : [character + target[at]!],
  );
  return pairs.every(([one, other]) =>
    soundAlike.some((pair) => pair.includes(one!) && pair.includes(other!)),
  );
};

/** Two neighboring letters changed places: "teh", "hto". */
const isSwapped = (text: string, target: string): boolean => {
  if (text.length !== target.length) return false;
  const at = [...text].findIndex((character, index) => character !== target[index]);
  return (
    at >= 0 &&
    text[at] === target[at + 1] &&
    text[at + 1] === target[at] &&
    text.slice(at + 2) === target.slice(at + 2)
  );
};

/** A vowel or an h was left out: "frm", "wich". */
const lacksVowel = (text: string, target: string): boolean =>
  target.length === text.length + 1 &&
  [...target].some(
    (character, at) => /[aeiouh]/.test(character) && target.slice(0, at) + target.slice(at + 1) === text,
  );

/** Corrects words that no rule and no search knows, if they are one typo away from one that a rule knows. */
export class Spelling {
  private readonly vocabulary: ReadonlySet<string>;
  private readonly targets: readonly string[];

  constructor(patterns: readonly RegExp[]) {
    const ruleTokens = listTokens(patterns);
    this.vocabulary = new Set([...ruleTokens, ...ORDINARY_VOCABULARY, ...CORRECTED_VOCABULARY]);
    this.targets = [...new Set([...ruleTokens, ...CORRECTED_VOCABULARY])]
      .filter((word) => word.length >= MIN_LENGTH)
      .sort();
  }

  isKnown(word: Word): boolean {
    const { text } = word;
    return this.vocabulary.has(text) || this.vocabulary.has(text.replace(/s$/, '')) || isKnownWord(word);
  }

  /** The word that is meant; null if the word is known, or nothing is close. */
  correct(word: Word): string | null {
    const { text } = word;
    const small = this.correctSmall(word);
    if (small !== null) return small;
    if (text.length === SHORT_LENGTH && LATIN_ONLY.test(text) && word.value === null && !this.isKnown(word))
      return (
        SHORT_TARGETS.find(
          (target) =>
            target[0] === text[0] &&
            target.length === SHORT_LENGTH + 1 &&
            computeEditDistance(text, target, 1) === 1,
        ) ?? null
      );
    if (word.value !== null || text.length < MIN_LENGTH || !LATIN_ONLY.test(text) || this.isKnown(word))
      return null;
    const most = text.length >= MIN_TWO_TYPO_LENGTH ? 2 : 1;
    let best: string | null = null;
    let distance = most + 1;
    for (const target of this.targets) {
      if (target[0] !== text[0] && sortCharacters(target) !== sortCharacters(text)) continue;
      const own = computeEditDistance(text, target, most);
      if (own === 2 && target.slice(0, SAME_BEGINNING) !== text.slice(0, SAME_BEGINNING)) continue;
      if (own < distance && this.mayCorrect(text, target)) [best, distance] = [target, own];
    }
    return best;
  }

  /** Slips of the fingers in words that are too short for other corrections. */
  private correctSmall(word: Word): string | null {
    const { text } = word;
    const isSmall = text.length >= SHORT_LENGTH && text.length <= MIN_FREE_LENGTH;
    if (!isSmall || word.value !== null || !LATIN_ONLY.test(text) || this.isKnown(word)) return null;
    const all = [...this.targets, ...ORDINARY_VOCABULARY, ...SHORT_ORDINARY];
    const swapped = all.find((target) => isSwapped(text, target));
    return swapped ?? all.find((target) => target.length >= MIN_LENGTH && lacksVowel(text, target)) ?? null;
  }

  private mayCorrect(text: string, target: string): boolean {
    if (text.length >= MIN_FREE_LENGTH && target.length >= MIN_FREE_LENGTH) return true;
    return (
      sortCharacters(text) === sortCharacters(target) ||
      (text.length > target.length && target.length >= MIN_LENGTH) ||
      isSoundAlike(text, target)
    );
  }
}
