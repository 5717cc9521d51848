import {
  formatPlaceName,
  type AssistantCard,
  type AssistantCity,
  type AssistantFigure,
} from '@wanderwork/contracts';
import { findNumbers, type Evidence, type Place } from '../../analysis/index.js';
import { getCountryName } from '../../trips/index.js';
import type { Intent } from '../grammar/intent.js';
import { computedTerms } from './vocabulary.js';

/** A value of a card's figure. A model cites it as `card#key`. */
export interface CardEvidence extends Evidence {
  cite: { card: string; key: string };
}

export const toCiteId = (card: string, key: string): string => `${card}#${key}`;

/** What a card knows: the values that claims may state, and the places that they may name. */
export interface CardKnowledge {
  evidence: CardEvidence[];
  places: Place[];
}

interface Subject {
  key: string;
  places: readonly string[];
  isExclusive?: boolean;
  month?: number;
}

const toCountryPlace = (code: string): string => `country:${code}`;
const toZonePlace = (name: string): string => `zone:${name}`;

/** What a figure is about, by its tool and key; null if no sentence may state it. */
const findSubject = (
  card: AssistantCard,
  { key, label }: AssistantFigure,
  intent: Intent,
): Subject | null => {
  const computed = (places: readonly string[], isExclusive = false, name = key): Subject | null => {
    const own = `${card.tool}/${name}`;
    const term = computedTerms[own];
    if (!term || (term.label !== undefined && !label.includes(term.label))) return null;
    return { key: own, places, isExclusive };
  };
  switch (card.tool) {
    case 'city.figures':
    case 'irex.explain':
      return { key, places: [card.city.slug] };
    case 'city.months': {
      const [, own = '', month] = /^(temperature|rain)_(\d+)$/.exec(key) ?? [];
      return own === '' ? null : { key: own, places: [card.city.slug], month: Number(month) };
    }
    case 'city.compare': {
      const [own = '', slug = ''] = key.split('.');
      return { key: own, places: [slug] };
    }
    case 'visa.entry':
      return computed(card.country === 'SCHENGEN' ? [] : [toCountryPlace(card.country)], true);
    case 'visa.nomad':
      return { key, places: [toCountryPlace(card.country)] };
    case 'tax.days':
      return computed(key === 'limit' ? [] : [toCountryPlace(card.country)], true);
    case 'hours.overlap': {
      const here = card.city.slug;
      const there = intent.tool === 'hours.overlap' && intent.with ? toZonePlace(intent.with.name) : '';
      if (key === 'both_here' || key === 'both_there') return computed([key === 'both_here' ? here : there]);
      return computed([here, there], key === 'both');
    }
    case 'hours.convert': {
      const [here, there] = [toZonePlace(card.from.name), toZonePlace(card.to.name)];
      if (key === 'day') return computed(card.from.day === card.to.day ? [here, there] : [here]);
      return computed([key === 'to' ? there : here]);
    }
    case 'budget.stay':
      return computed([card.city.slug]) ?? { key, places: [card.city.slug] };
    case 'leg.estimate':
      return computed([card.from.slug, card.to.slug], true);
    case 'packing.list':
      return computed(intent.tool === 'packing.list' && !intent.ofTrip ? [intent.city!] : []);
    case 'cities.search':
      return computed(card.cities.map(({ slug }) => slug));
    case 'trip.read':
    case 'trip.draft': {
      const stop = /^stop_(\d+)$/.exec(key)?.[1];
      if (stop === undefined) return computed([]);
      const slug = card.tool === 'trip.read' ? card.stops[Number(stop)]?.slug : undefined;
      return slug === undefined ? null : computed([slug], false, 'stop');
    }
    case 'visa.schengen':
    case 'articles.find':
    case 'trip.check':
    case 'trip.propose':
    case 'account':
    case 'about':
      return computed([]);
    case 'city.near':
      return null;
  }
};

/** The values that a figure states, as its card shows them. A number of a rough guess must be said to be one. */
const toEvidence = (card: AssistantCard, figure: AssistantFigure, intent: Intent): CardEvidence[] => {
  const subject = figure.value === null ? null : findSubject(card, figure, intent);
  if (!subject) return [];
  const cite = { card: card.id, key: figure.key };
  const ofCountry = figure.grade === 'country' || card.tool === 'visa.nomad' || card.tool === 'tax.days';
  return findNumbers(figure.text).map((number) => {
    const unit = number.unit ?? computedTerms[subject.key]?.unit ?? null;
    return {
      id: toCiteId(card.id, figure.key),
      cite,
      key: subject.key,
      places: subject.places,
      ...(subject.isExclusive && { isExclusive: true }),
      value: number.value,
      to: number.to,
      unit: unit !== null && number.per !== null ? `${unit} a ${number.per}` : unit,
      month: subject.month ?? null,
      ofRegion: false,
      ofCountry,
      needsCountry: figure.grade === 'country',
      isRough: figure.reliability === 'D' || number.rough,
      isExact: true,
    };
  });
};

const listCities = (card: AssistantCard): AssistantCity[] => [
  ...('city' in card ? [card.city] : []),
  ...('cities' in card ? card.cities : []),
  ...(card.tool === 'leg.estimate' ? [card.from, card.to] : []),
  ...(card.tool === 'trip.read' ? card.stops : []),
];

const toPlaces = (card: AssistantCard, intent: Intent): Place[] => {
  const place = (name: string, kind: Place['kind'], ...holds: string[]): Place => ({ name, kind, holds });
  const country = (name: string, ...holds: string[]): Place[] =>
    [...new Set([name, formatPlaceName(name)])].map((one) => place(one, 'country', ...holds));
  const ofCountry = 'country' in card && card.country !== 'SCHENGEN' ? card.country : null;
  return [
    ...listCities(card).flatMap((city) => [
      place(city.name, 'city', city.slug),
      ...country(city.country, city.slug),
    ]),
    ...(ofCountry === null ? [] : country(getCountryName(ofCountry), toCountryPlace(ofCountry))),
    ...(card.tool === 'hours.overlap' && intent.tool === 'hours.overlap' && intent.with
      ? [place(intent.with.name, 'city', toZonePlace(intent.with.name))]
      : []),
    ...(card.tool === 'hours.convert'
      ? [card.from, card.to].map(({ name }) => place(name, 'city', toZonePlace(name)))
      : []),
  ];
};

export const readCard = (card: AssistantCard, intent: Intent): CardKnowledge => ({
  evidence: card.figures.flatMap((figure) => toEvidence(card, figure, intent)),
  places: toPlaces(card, intent),
});

/** Places with one name are one place: London is a city, and a clock. */
export const mergePlaces = (places: readonly Place[]): Place[] => {
  const byName = new Map<string, Place>();
  for (const one of places) {
    const other = byName.get(one.name);
    byName.set(one.name, other ? { ...other, holds: [...new Set([...other.holds, ...one.holds])] } : one);
  }
  return [...byName.values()];
};
