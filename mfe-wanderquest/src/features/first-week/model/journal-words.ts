import { cards, cardTexts, cityAt, clients, type Entry } from '@wanderwork/quest-engine';
import { money, signed } from './money-words';

const verbWords: Readonly<Record<string, string>> = {
  work: 'You worked.',
  rest: 'You rested.',
  explore: 'You explored.',
  socialise: 'You met people.',
  admin: 'You dealt with papers.',
  travel: 'You were on the road.',
};

const reasonWords = {
  illness: 'for a doctor',
  overstay: 'for a day too long',
  fare: 'for the way',
  entry: 'at the border',
  visa: 'for a visa',
  extension: 'for a longer stay',
  gear: 'for the bag',
} as const;

const isNamed = (reason: string): reason is keyof typeof reasonWords => reason in reasonWords;

/** A sentence of the journal; null for what another sentence tells already. */
export const sentenceOf = (entry: Entry): string | null => {
  switch (entry.kind) {
    case 'day':
      return verbWords[entry.verb] ?? null;
    case 'money':
      return isNamed(entry.reason) ? `${money(-entry.cents)} ${reasonWords[entry.reason]}.` : null;
    case 'outage':
      return 'The line went down for half of the day.';
    case 'ill':
      return `You fell ill: health ${signed(entry.health)}.`;
    case 'week':
      return `The week is settled: ${(entry.units / 1000).toFixed(1)} of ${entry.quota} days of work, ${money(entry.pay)} paid.`;
    case 'client_left':
      return 'The client has left.';
    case 'lead':
      return `An offer came: ${clients[entry.client]!.name}.`;
    case 'arrived':
      return `You arrived in ${cityAt(entry.city).name}, ${entry.kilometres.toLocaleString('en')} km by ${entry.byLand ? 'land' : 'air'}.`;
    case 'long_stay':
      return `${cityAt(entry.city).name} knows you now: a long stay.`;
    case 'undone':
      return 'You took that back.';
    case 'booked':
      return `You took a seat to ${cityAt(entry.city).name}, for day ${entry.day + 1}.`;
    case 'seat_lost':
      return `The seat to ${cityAt(entry.city).name} left without you.`;
    case 'outcome':
      return outcomeText(entry);
    case 'assist':
    case 'card':
    case 'continent':
    case 'end':
    case 'wish':
      return null;
  }
};

/** What the chosen outcome of a card says. */
export const outcomeText = ({ card, choice, outcome }: Extract<Entry, { kind: 'outcome' }>): string => {
  const { id, choices } = cards[card]!;
  return cardTexts[id]!.choices[choices[choice]!.id]!.outcomes[outcome]!;
};
