import type { FigureTopic } from '@wanderwork/contracts';
import { findLastCity, findLastCountry, type TurnContext } from './context.js';
import type { Intent, Reading, Slot, ZoneName } from './intent.js';

/** Topics whose figures are those of the country, so that its largest city can stand for it. */
const countryTopics: readonly FigureTopic[] = ['safety', 'internet', 'air', 'english', 'health'];

const missing = (slot: Slot, intent: Intent): Reading => ({ is: 'missing', slot, intent });

const findZone = ({ vocabulary }: TurnContext, slug: string | null): ZoneName | null => {
  const city = slug === null ? undefined : vocabulary.cities.get(slug);
  return city ? { zone: city.timezone, name: city.name } : null;
};

/** Supplies what the words leave open from the context, and asks for the rest. */
const completeIntent = (intent: Intent, context: TurnContext, earlier: readonly Intent[]): Reading => {
  const city = findLastCity(context, earlier);
  switch (intent.tool) {
    case 'city.figures':
    case 'city.months':
    case 'city.near':
    case 'irex.explain':
    case 'budget.stay': {
      const whole = { ...intent, city: intent.city ?? city };
      return whole.city === null ? missing('city', intent) : { is: 'intent', intent: whole };
    }
    case 'city.compare':
      return intent.cities.length < 2 ? missing('city', intent) : { is: 'intent', intent };
    case 'visa.entry': {
      const country = intent.country ?? findLastCountry(context, earlier);
      const passports = intent.passports ?? (context.passports.length > 0 ? context.passports : null);
      const whole = { ...intent, country, passports };
      if (country === null) return missing('country', whole);
      return passports === null ? missing('passport', whole) : { is: 'intent', intent: whole };
    }
    case 'visa.nomad': {
      const country = intent.country ?? findLastCountry(context, earlier);
      return country === null ? missing('country', intent) : { is: 'intent', intent: { ...intent, country } };
    }
    case 'visa.schengen': {
      const isEmpty =
        intent.used === null && intent.stays.length === 0 && intent.entered === null && intent.plan === null;
      if (intent.ofRule) return { is: 'intent', intent };
      if (intent.ofTrip || (isEmpty && context.trip))
        return context.trip ? { is: 'intent', intent: { ...intent, ofTrip: true } } : missing('trip', intent);
      return isEmpty ? missing('days', intent) : { is: 'intent', intent };
    }
    case 'tax.days': {
      const country = intent.country ?? findLastCountry(context, earlier);
      const whole = { ...intent, country };
      if (country === null) return missing('country', whole);
      const isEmpty = intent.days === null && intent.stays.length === 0;
      if (isEmpty && context.trip) return { is: 'intent', intent: { ...whole, ofTrip: true, ofRule: false } };
      if (isEmpty && intent.ofRule) return { is: 'intent', intent: whole };
      return isEmpty ? missing(intent.ofTrip ? 'trip' : 'days', whole) : { is: 'intent', intent: whole };
    }
    case 'hours.overlap': {
      const whole = { ...intent, city: intent.city ?? city };
      if (whole.city === null) return missing('city', whole);
      return whole.with === null ? missing('zone', whole) : { is: 'intent', intent: whole };
    }
    case 'hours.convert': {
      const whole = {
        ...intent,
        from: intent.from ?? findZone(context, city),
        to: intent.to ?? findZone(context, city),
      };
      return whole.from === null ||
        whole.to === null ||
        whole.from.zone + whole.from.name === whole.to.zone + whole.to.name
        ? missing('zone', { ...intent, from: intent.from ?? whole.from })
        : { is: 'intent', intent: whole };
    }
    case 'leg.estimate': {
      const here =
        intent.from ??
        context.page.cities.find((slug) => slug !== intent.to) ??
        (city === intent.to ? null : city);
      const whole = { ...intent, from: here, to: intent.to ?? (city === here ? null : city) };
      if (whole.to === null) return missing('city', whole);
      return whole.from === null || whole.from === whole.to
        ? missing('from', { ...whole, from: null })
        : { is: 'intent', intent: whole };
    }
    case 'packing.list': {
      if (intent.ofTrip && context.trip) return { is: 'intent', intent };
      const whole = { ...intent, ofTrip: false, city: intent.city ?? city };
      if (whole.city === null) return missing('city', whole);
      return whole.months === null ? missing('month', whole) : { is: 'intent', intent: whole };
    }
    case 'trip.read':
    case 'trip.check':
      return context.trip ? { is: 'intent', intent } : missing('trip', intent);
    case 'trip.draft': {
      if (!context.trip) return missing('trip', intent);
      const { edit } = intent;
      if (edit.kind === 'add' && edit.city === null) return missing('city', intent);
      if (edit.kind === 'stay' && edit.stop === null) {
        const last = context.turns.at(-1)?.intents.findLast(({ tool }) => tool === 'trip.draft');
        const lastEdit = last?.tool === 'trip.draft' ? last.edit : null;
        const stop =
          lastEdit && 'stop' in lastEdit
            ? lastEdit.stop
            : lastEdit?.kind === 'add' && lastEdit.city !== null
              ? { city: lastEdit.city }
              : null;
        return stop
          ? { is: 'intent', intent: { ...intent, edit: { ...edit, stop } } }
          : missing('stop', intent);
      }
      return { is: 'intent', intent };
    }
    case 'cities.search':
    case 'trip.propose':
    case 'articles.find':
    case 'account':
    case 'about':
      return { is: 'intent', intent };
  }
};

/** Of a country whose figures are its cities' too, the largest city answers. */
const chooseLargest = (reading: Reading, { vocabulary }: TurnContext): Reading => {
  if (reading.is !== 'missing' || reading.country === undefined) return reading;
  const { intent } = reading;
  const largest = vocabulary.largest.get(reading.country);
  const isOfCountry =
    intent.tool === 'city.figures' && intent.topics.every((topic) => countryTopics.includes(topic));
  const isOnly = largest !== undefined && largest.name === largest.country;
  return largest && (isOfCountry || isOnly) && 'city' in intent
    ? { is: 'intent', intent: { ...intent, city: largest.slug } }
    : reading;
};

export const complete = (
  reading: Reading,
  context: TurnContext,
  earlier: readonly Intent[] = [],
): Reading => {
  const chosen = chooseLargest(reading, context);
  return chosen.is === 'intent' ? completeIntent(chosen.intent, context, earlier) : chosen;
};
