import { Injectable } from '@nestjs/common';
import {
  capitalize,
  formatPlaceName,
  getEntryLabel,
  isPassportCode,
  paths,
  type AssistantFigure,
} from '@wanderwork/contracts';
import {
  formatDay,
  isBetterEntry,
  MAX_DAYS,
  parseDay,
  readEntry,
  schengenCountries,
  WINDOW_DAYS,
  type Entry,
} from '@wanderwork/travel';
import { CitiesService } from '../../cities/index.js';
import { VocabularyCache } from '../../city-search/index.js';
import { EntryRulesService } from '../../irex/index.js';
import { getCountryName } from '../../trips/index.js';
import type { IntentOf } from '../grammar/intent.js';
import { ask, link } from '../grammar/rule.js';
import { SCHENGEN } from '../grammar/visa-rules.js';
import { computed, toAssistantFigure } from './figures.js';
import { toOutcome, toRefusal, type TurnSubject, type Outcome } from './outcome.js';
import { countSchengen, countTaxDays, countTripSchengen, explainSchengen } from './stay-days.js';

const SOURCE = {
  title: 'Passport Index data: entry rules by passport',
  url: 'https://github.com/imorte/passport-index-data',
};

/** Any of its countries stands for the area, because the days count together. */
const SCHENGEN_EXAMPLE = 'PT';

const entryLabels: Readonly<Record<Entry['kind'], string>> = {
  free: 'no limit',
  days: '',
  unknown: 'not known',
  eta: 'an electronic authorization (ETA) before the trip',
  'visa on arrival': 'a visa on arrival',
  'e-visa': 'an e-visa before the trip',
  'visa required': 'a visa before the trip',
  'no admission': 'no entry',
};

/** Entry rules, nomad visas, the Schengen days and tax days. */
@Injectable()
export class VisaToolsService {
  constructor(
    private readonly cities: CitiesService,
    private readonly vocabulary: VocabularyCache,
    private readonly entryRules: EntryRulesService,
  ) {}

  private findRules(code: string) {
    return isPassportCode(code) ? this.entryRules.get(code) : undefined;
  }

  private getCountryName(code: string): string {
    return code === SCHENGEN ? 'the Schengen area' : formatPlaceName(getCountryName(code));
  }

  entry({ passports, country }: IntentOf<'visa.entry'>): Outcome {
    const codes = passports!.filter(isPassportCode);
    if (codes.length === 0)
      return toRefusal('data', 'I don’t have the entry rules of this passport.', [
        link('Tools', paths.web.tools()),
      ]);
    const target = country === SCHENGEN ? SCHENGEN_EXAMPLE : country!;
    const entries = codes
      .map((code) => ({ code, rules: this.entryRules.get(code) }))
      .map(({ code, rules }) => ({
        code,
        rules,
        entry: readEntry({ code }, target, rules),
      }));
    const best = entries.reduce((one, other) => (isBetterEntry(other.entry, one.entry) ? other : one));
    const { code, rules, entry } = best;
    const name = this.getCountryName(country!);
    const rule = rules.rules[target];
    const date = rules.date;
    const text =
      entry.kind === 'days'
        ? `${entry.days} days`
        : entry.kind === 'unknown' && rule
          ? `${getEntryLabel(rule).toLowerCase()}, days not known`
          : entryLabels[entry.kind];
    const figure: AssistantFigure = {
      ...computed(
        'entry',
        `Entry to ${name} with a passport from ${formatPlaceName(getCountryName(code))}`,
        entry.days ?? entry.kind,
        text,
        entry.days === null ? null : 'days',
      ),
      grade: 'country',
      source: SOURCE,
      year: date,
    };
    const isSchengen = country === SCHENGEN || schengenCountries.includes(target);
    return toOutcome({
      id: `visa.entry:${code}>${country}`,
      tool: 'visa.entry',
      title: `${capitalize(name)} with a passport from ${formatPlaceName(getCountryName(code))}`,
      link: paths.web.tools(),
      figures: [figure],
      notes: [
        ...(isSchengen && entry.kind === 'days'
          ? [`In the whole Schengen area together: ${MAX_DAYS} days in any ${WINDOW_DAYS}.`]
          : []),
        ...(entry.kind === 'unknown'
          ? ['The data says “visa free” without a number of days, which is not “no limit”.']
          : []),
        ...(passports!.length > 1 ? ['The best of your passports.'] : []),
        `Rules as of ${formatDay(parseDay(date)!)}. Check with the embassy before you book.`,
      ],
      passport: code,
      country: country!,
      kind: entry.kind,
      days: entry.days,
    });
  }

  async nomad({ country }: IntentOf<'visa.nomad'>): Promise<Outcome> {
    const name = this.getCountryName(country!);
    const vocabulary = await this.vocabulary.get('');
    const largest = vocabulary.largest.get(country!);
    const city = largest && (await this.cities.find(largest.slug));
    if (!city)
      return toRefusal('data', `I have no data on nomad visas of ${name}.`, [
        ask('Which countries have a nomad visa?'),
      ]);
    const keys = [
      'nomad_visa',
      'nomad_visa_name',
      'nomad_visa_months',
      'nomad_visa_income',
      'nomad_visa_fee',
      'nomad_visa_page',
    ];
    const figures = keys.flatMap((key) => {
      const figure = city.figures.find((one) => one.key === key);
      return figure && (figure.value !== null || key === 'nomad_visa')
        ? [toAssistantFigure(figure, city.sources)]
        : [];
    });
    return toOutcome({
      id: `visa.nomad:${country}`,
      tool: 'visa.nomad',
      title: `Nomad visa: ${capitalize(name)}`,
      link: paths.web.city(city.slug),
      figures,
      notes: ['We found what is listed here; a consulate has the last word.'],
      country: country!,
    });
  }

  async schengen(intent: IntentOf<'visa.schengen'>, { today, trip }: TurnSubject): Promise<Outcome> {
    if (intent.ofRule)
      return toOutcome(
        explainSchengen(
          intent.country === null
            ? null
            : { code: intent.country, name: this.getCountryName(intent.country) },
        ),
      );
    if (!intent.ofTrip || !trip) return toOutcome(countSchengen(intent, today));
    const { cities } = await trip.getFacts();
    const { stops, pastStays, passports } = trip.trip;
    const stays = stops.map(({ city, arrive, leave }) => ({
      country: cities[city]?.countryCode ?? '',
      entry: arrive,
      exit: leave,
    }));
    const isFree = passports.some(
      (passport) => readEntry(passport, SCHENGEN_EXAMPLE, this.findRules(passport.code)).kind === 'free',
    );
    return toOutcome(countTripSchengen([...pastStays, ...stays], isFree));
  }

  async tax(
    { country, days, stays, ofTrip, ofRule }: IntentOf<'tax.days'>,
    { today, trip }: TurnSubject,
  ): Promise<Outcome> {
    const name = this.getCountryName(country!);
    if (!ofTrip || !trip)
      return toOutcome(countTaxDays({ country: country!, name, days, stays, today, ofRule }));
    const { cities } = await trip.getFacts();
    const tripStays = trip.trip.stops.map(({ city, arrive, leave }) => ({
      country: cities[city]?.countryCode ?? '',
      entry: arrive,
      exit: leave,
    }));
    return toOutcome(
      countTaxDays({
        country: country!,
        name,
        days,
        stays: [...trip.trip.pastStays, ...tripStays],
        today,
        ofRule: false,
      }),
    );
  }
}
