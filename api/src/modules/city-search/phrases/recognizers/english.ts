import { combineExpressions, createBook } from '../phrase-book.js';
import { formatBounds, matchQuantity } from '../quantity.js';
import { ENGLISH_EVERYWHERE, ENGLISH_SPOKEN } from '../meanings.js';
import type { Condition } from '../pieces.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import { createFigureCondition } from './figure-condition.js';

const verbs =
  'speak, speaks, speaking, know, knows, understand, understands, use, can speak, can understand, talk in';
const someoneExpressions =
  'people, locals, the locals, the people, most, most people, most locals, many people, natives, they';
const everyoneExpressions = 'everyone, everybody, all, all people, all locals, all the locals';
const addPlace = (people: string) => `${people}, ${combineExpressions(people, 'there, here')}`;
const fairAdjectives = 'good, decent, fair, solid, reasonable, sufficient, enough, basic, some';
const fluentAdjectives = 'fluent, excellent, perfect, great, very good';
const levels = 'command, level, knowledge, proficiency, standard, grasp';
const adverbs = 'widely, commonly, generally, mostly, well';

const expressions = createBook<'spoken' | 'everywhere' | 'official'>([
  [
    combineExpressions(
      `, ${addPlace(someoneExpressions)}`,
      verbs,
      `english, english well, ${combineExpressions(fairAdjectives, 'english')}`,
    ),
    'spoken',
  ],
  [combineExpressions(fairAdjectives, 'english'), 'spoken'],
  [
    combineExpressions(
      `, ${verbs}`,
      'nothing but, only, just, no language but, nothing else than',
      'english',
    ),
    'spoken',
  ],
  [
    combineExpressions(
      `${fairAdjectives}, high, ${adverbs}`,
      `${levels}, understood, spoken, used`,
      ', of',
      'english',
    ),
    'spoken',
  ],
  [combineExpressions('english', `, ${adverbs}`, 'spoken, understood, used'), 'spoken'],
  [
    combineExpressions(
      addPlace(everyoneExpressions),
      verbs,
      `english, english well, ${combineExpressions(fairAdjectives, 'english')}`,
    ),
    'everywhere',
  ],
  [
    combineExpressions(
      `, ${addPlace(someoneExpressions)}, ${addPlace(everyoneExpressions)}`,
      `, ${verbs}`,
      `${combineExpressions(fluentAdjectives, 'english')}, english fluently`,
    ),
    'everywhere',
  ],
  [combineExpressions(fluentAdjectives, levels, 'of', 'english'), 'everywhere'],
  [
    'english, english speaking, spoken english, english friendly, anglophone, english is spoken, english is widely spoken, english speakers, english is common, english works, only speak english, get by with english, get by in english, english is enough, english proficiency, high english proficiency, people who speak english',
    'spoken',
  ],
  ['english everywhere, english spoken everywhere, english is spoken everywhere', 'everywhere'],
  [
    'english is official, official english, english as official language, english is the official language, english as an official language, english official, official language english, official language is english, english is an official language',
    'official',
  ],
]);

const toEnglishCondition = (words: 'spoken' | 'everywhere' | 'official', negated: boolean): Condition => {
  if (words === 'official')
    return {
      id: negated ? 'english-not-official' : 'english-official',
      kind: 'english',
      label: negated ? 'English is not official' : 'English is official',
      filters: [{ on: 'englishOfficial', is: !negated }],
    };
  const least = words === 'everywhere' ? ENGLISH_EVERYWHERE : ENGLISH_SPOKEN;
  const bounds = negated ? { under: least } : { from: least };
  const label = negated
    ? `Little English (under ${least}% use it)`
    : `English spoken (${least}% or more use it)`;
  return createFigureCondition(
    'english',
    'english',
    bounds,
    label,
    negated ? 'no-english' : `english-${words}`,
  );
};

const recognizeEnglish: Recognizer = ({ words }, at, negated) => {
  const found = expressions.match(words, at);
  return (
    found &&
    createRecognition(found.take, { is: 'condition', condition: toEnglishCondition(found.value, negated) })
  );
};

const shareSuffixes = createBook<true>([
  [
    'speak english, english, english speakers, speaking english, who speak english, of people speak english, of people who speak english, of the people speak english, of locals speak english',
    true,
  ],
]);

const recognizeShare: Recognizer = ({ words }, at) => {
  const quantity = matchQuantity(words, at);
  const last = quantity?.unit === 'percent' ? shareSuffixes.match(words, at + quantity.take) : null;
  if (!quantity || !last) return null;
  const bounds = { from: quantity.from ?? quantity.to ?? 0 };
  const label = `English used by ${formatBounds(bounds, (text) => `${text}%`)}`;
  return createRecognition(quantity.take + last.take, {
    is: 'condition',
    condition: createFigureCondition('english', 'english', bounds, label),
  });
};

export const englishRecognizers = { shares: recognizeShare, words: recognizeEnglish };
export const englishVocabulary = expressions.listVocabulary();
