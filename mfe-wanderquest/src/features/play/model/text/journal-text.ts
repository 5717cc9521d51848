import {
  assistLabels,
  cards,
  getCity,
  continents,
  wishes,
  type CardTexts,
  type JournalEntry,
} from '@wanderwork/quest-engine';
import { type Chapter } from '../chapters';
import { formatClient } from './labels';
import { fillText, uncapitalize } from './fill-text';
import { formatMoney, formatSigned } from '../../../../shared/labels';

const verbSentences: Readonly<Record<string, string>> = {
  work: 'You worked.',
  rest: 'You rested.',
  explore: 'You explored.',
  socialise: 'You met people.',
  admin: 'You did paperwork.',
  travel: 'You were on the road.',
};

const forDays: Readonly<Record<string, (days: number) => string>> = {
  'You worked.': (days) => `You worked for ${days} days.`,
  'You rested.': (days) => `You rested for ${days} days.`,
  'You explored.': (days) => `You explored for ${days} days.`,
  'You met people.': (days) => `You met people for ${days} days.`,
  'You did paperwork.': (days) => `You did paperwork for ${days} days.`,
  'You were on the road.': (days) => `You were on the road for ${days} days.`,
};

const moneyReasons = {
  illness: 'for a doctor',
  overstay: 'for overstaying',
  fare: 'for the trip',
  entry: 'at the border',
  visa: 'for a visa',
  extension: 'for a longer stay',
  gear: 'for gear',
} as const;

const isKnownReason = (reason: string): reason is keyof typeof moneyReasons => reason in moneyReasons;

/** A journal sentence; null when another one covers it or its text has not loaded. */
const writeSentence = (entry: JournalEntry, texts: CardTexts): string | null => {
  switch (entry.kind) {
    case 'day':
      return verbSentences[entry.verb] ?? null;
    case 'money':
      return isKnownReason(entry.reason)
        ? `${formatMoney(-entry.cents)} ${moneyReasons[entry.reason]}.`
        : null;
    case 'outage':
      return 'The internet was down for half the day.';
    case 'ill':
      return `You fell ill: health ${formatSigned(entry.health)}.`;
    case 'week':
      return `Payday: ${(entry.units / 1000).toFixed(1)} of ${entry.quota} days of work done, ${formatMoney(entry.pay)} paid.`;
    case 'paid_off':
      return `Your last client paid ${formatMoney(entry.pay)} for the ${(entry.units / 1000).toFixed(1)} days you had done.`;
    case 'client_left':
      return 'Your client has left.';
    case 'lead':
      return `You got an offer: ${formatClient(entry.client)}.`;
    case 'arrived':
      return `You arrived in ${getCity(entry.city).name}, ${entry.kilometres.toLocaleString('en')} km by ${entry.byLand ? 'land' : 'air'}.`;
    case 'outcome':
      return findOutcomeText(entry, texts);
    case 'long_stay':
      return `${getCity(entry.city).name} knows you now: a long stay.`;
    case 'undone':
      return 'You took that back.';
    case 'booked':
      return `You booked a seat to ${getCity(entry.city).name} for day ${entry.day + 1}.`;
    case 'seat_lost':
      return `The seat to ${getCity(entry.city).name} left without you.`;
    case 'continent':
      return `${continents[entry.continent]!} counts as seen now: wonder grows.`;
    case 'wish':
      return `A wish came true: ${uncapitalize(wishes[entry.wish]!.name)}.`;
    case 'end':
      return 'Here the journey ends.';
    case 'assist':
      return `You switched ${entry.on ? 'on' : 'off'} an assist: ${uncapitalize(assistLabels[entry.assist].name)}.`;
    case 'card':
    default:
      return null;
  }
};

/** The text of the chosen outcome. */
export const findOutcomeText = (
  { card, choice, outcome }: Extract<JournalEntry, { kind: 'outcome' }>,
  texts: CardTexts,
): string | null => {
  const { id, choices } = cards[card]!;
  return texts[id]?.choices[choices[choice]!.id]?.outcomes[outcome] ?? null;
};

/** A card's outcome tells of the days that it takes. */
const isToldByCard = (entry: JournalEntry, entries: readonly JournalEntry[]): boolean =>
  entry.kind === 'day' && entry.verb === 'travel' && entries.some(({ kind }) => kind === 'outcome');

/** Merges repeated days: not "You worked. You worked." What the days were like follows them. */
const joinSentences = (
  entries: readonly JournalEntry[],
  texts: CardTexts,
  ofDays: readonly string[],
): readonly string[] => {
  const days = entries.filter(({ kind }) => kind === 'day').length;
  const lastDay = entries.findLastIndex(({ kind }) => kind === 'day');
  const write = (entry: JournalEntry): readonly string[] => {
    const sentence = isToldByCard(entry, entries) ? null : writeSentence(entry, texts);
    return sentence === null ? [] : [days > 1 ? (forDays[sentence]?.(days) ?? sentence) : sentence];
  };
  const sentences = [
    ...entries.slice(0, lastDay + 1).flatMap(write),
    ...ofDays,
    ...entries.slice(lastDay + 1).flatMap(write),
  ];
  return sentences.filter((sentence, at) => sentences.indexOf(sentence) === at);
};

/** The journal paragraph of one action; empty when there is nothing to tell. */
export const writeParagraph = (
  { entries, city, client, scenes }: Chapter,
  texts: CardTexts,
  sceneTexts: readonly string[] = [],
): string =>
  fillText(
    { city, client },
    joinSentences(
      entries,
      texts,
      scenes.flatMap(({ line }) => sceneTexts[line] ?? []),
    ).join(' '),
  );
