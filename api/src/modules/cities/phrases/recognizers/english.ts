import { combined } from '../combine-expressions.js';
import { boundsInWords, quantityAt } from '../quantity.js';
import { ENGLISH_EVERYWHERE, ENGLISH_SPOKEN } from '../meanings.js';
import type { Condition } from '../pieces.js';
import { bookOf } from '../phrase-book.js';
import { type Recognizer, recognized } from '../recognizer.js';
import { createFigureCondition } from './figure-condition.js';

const verbs =
  'speak, speaks, speaking, know, knows, understand, understands, use, can speak, can understand, talk in';
const some =
  'people, locals, the locals, the people, most, most people, most locals, many people, natives, they';
const all = 'everyone, everybody, all, all people, all locals, all the locals';
const each = (who: string) => `${who}, ${combined(who, 'there, here')}`;
const fairly = 'good, decent, fair, solid, reasonable, sufficient, enough, basic, some';
const fully = 'fluent, excellent, perfect, great, very good';
const levels = 'command, level, knowledge, proficiency, standard, grasp';
const widely = 'widely, commonly, generally, mostly, well';

const words = bookOf<'spoken' | 'everywhere' | 'official'>([
  [combined(`, ${each(some)}`, verbs, `english, english well, ${combined(fairly, 'english')}`), 'spoken'],
  [combined(fairly, 'english'), 'spoken'],
  [
    combined(`, ${verbs}`, 'nothing but, only, just, no language but, nothing else than', 'english'),
    'spoken',
  ],
  [
    combined(`${fairly}, high, ${widely}`, `${levels}, understood, spoken, used`, ', of', 'english'),
    'spoken',
  ],
  [combined('english', `, ${widely}`, 'spoken, understood, used'), 'spoken'],
  [combined(each(all), verbs, `english, english well, ${combined(fairly, 'english')}`), 'everywhere'],
  [
    combined(
      `, ${each(some)}, ${each(all)}`,
      `, ${verbs}`,
      `${combined(fully, 'english')}, english fluently`,
    ),
    'everywhere',
  ],
  [combined(fully, levels, 'of', 'english'), 'everywhere'],
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

const condition = (said: 'spoken' | 'everywhere' | 'official', negated: boolean): Condition => {
  if (said === 'official')
    return {
      id: negated ? 'english-not-official' : 'english-official',
      kind: 'english',
      label: negated ? 'English is not official' : 'English is official',
      filters: [{ on: 'englishOfficial', is: !negated }],
    };
  const least = said === 'everywhere' ? ENGLISH_EVERYWHERE : ENGLISH_SPOKEN;
  const bounds = negated ? { under: least } : { from: least };
  const label = negated
    ? `Little English (under ${least} % use it)`
    : `English spoken (${least} % or more use it)`;
  return createFigureCondition('english', 'english', bounds, label, negated ? 'no-english' : `english-${said}`);
};

const inWords: Recognizer = ({ words: said }, at, negated) => {
  const found = words.at(said, at);
  return found && recognized(found.take, { is: 'condition', condition: condition(found.value, negated) });
};

const after = bookOf<true>([
  [
    'speak english, english, english speakers, speaking english, who speak english, of people speak english, of people who speak english, of the people speak english, of locals speak english',
    true,
  ],
]);

const shares: Recognizer = ({ words: said }, at) => {
  const quantity = quantityAt(said, at);
  const last = quantity?.unit === 'percent' ? after.at(said, at + quantity.take) : null;
  if (!quantity || !last) return null;
  const bounds = { from: quantity.from ?? quantity.to ?? 0 };
  const label = `English used by ${boundsInWords(bounds, (text) => `${text} %`)}`;
  return recognized(quantity.take + last.take, {
    is: 'condition',
    condition: createFigureCondition('english', 'english', bounds, label),
  });
};

export const englishRecognizers = { shares, words: inWords };
export const englishVocabulary = words.words();
