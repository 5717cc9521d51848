import type { AssistantCard } from '@wanderwork/contracts';
import { describeCard } from '../templates/describe-card.js';
import { toCiteId } from './evidence.js';

const MAX_TEXT = 300;
const MAX_FIGURES = 40;
const MAX_RESULT = 8000;

/** Control characters, and format characters that hide text or turn its direction. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;

export const cleanText = (text: string, max = MAX_TEXT): string =>
  text.replaceAll(UNSAFE, ' ').trim().slice(0, max);

/** Data as a model reads it: one string of JSON whose texts are clean and short. */
export const toData = (value: object): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? cleanText(one) : one)).slice(
    0,
    MAX_RESULT,
  );

/** What only one kind of card has. Texts that members write (names of calls, of trips) are in none of them. */
const toOwnPart = (card: AssistantCard): object => {
  switch (card.tool) {
    case 'cities.search':
    case 'city.near':
      return { cities: card.cities.map(({ name, country }) => `${name}, ${country}`) };
    case 'city.figures':
      return { summary: card.verdicts };
    case 'city.months':
      return { bestMonths: card.best };
    case 'packing.list':
      return { items: card.items.map(({ name, count }) => `${count} × ${name}`) };
    case 'articles.find':
      return {
        articles: card.articles.map(({ title, link, date, excerpt }) => ({ title, link, date, excerpt })),
      };
    case 'trip.read':
      return { stops: card.stops.map(({ name, arrive, leave }) => ({ name, arrive, leave })) };
    case 'trip.check':
      return { conflicts: card.conflicts.map(({ level, code }) => ({ level, code })) };
    case 'trip.propose':
      return {
        stops: card.plans[0]?.stops.map(({ name, arrive, leave }) => ({ name, arrive, leave })) ?? [],
      };
    case 'about':
      return { text: card.text };
    case 'account':
    case 'budget.stay':
    case 'city.compare':
    case 'hours.convert':
    case 'hours.overlap':
    case 'irex.explain':
    case 'leg.estimate':
    case 'tax.days':
    case 'trip.draft':
    case 'visa.entry':
    case 'visa.nomad':
    case 'visa.schengen':
      return {};
  }
};

/** A card as a model reads it: the figures with the ids to cite, and nothing that identifies anybody. */
export const toToolResult = (card: AssistantCard): string =>
  toData({
    figures: card.figures
      .filter(({ value }) => value !== null)
      .slice(0, MAX_FIGURES)
      .map(({ key, label, text, grade }) => ({
        cite: toCiteId(card.id, key),
        label,
        value: text,
        ...(grade === 'country' && { ofCountry: true }),
      })),
    sentences: describeCard(card).map(({ text }) => text),
    ...toOwnPart(card),
  });
