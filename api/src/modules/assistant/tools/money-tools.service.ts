import { Injectable } from '@nestjs/common';
import { formatCount, formatTenths, getOriginLabel, monthNames, paths } from '@wanderwork/contracts';
import {
  calculateBudget,
  estimateCarbon,
  estimateHours,
  getDefaultMode,
  getNumber,
  getPackingItems,
  getStopClimate,
  getText,
  listMonths,
  measureDistance,
  summarizeWeather,
  toNeeds,
  type LegEnd,
  type LegMode,
  type Range,
  type StopMonth,
} from '@wanderwork/travel';
import { CitiesService } from '../../cities/index.js';
import type { IntentOf } from '../grammar/intent.js';
import {
  computed,
  computedUsd,
  formatDegrees,
  formatUsd,
  toAssistantCity,
  toAssistantFigure,
} from './figures.js';
import { toOutcome, type TurnSubject, type Outcome } from './outcome.js';

const formatRange = (low: number, high: number, unit: string): string =>
  `${formatTenths(low)} to ${formatTenths(high)} ${unit}`;

const modeNames: Readonly<Record<LegMode, string>> = {
  plane: 'by plane',
  train: 'by train',
  coach: 'by coach',
  ferry: 'by ferry',
};

const integers = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Clothes last for a week between two washes. */
const WASH_DAYS = 7;
const DEFAULT_DAYS = 14;

/** Costs of a stay, journeys between two cities, and packing lists. */
@Injectable()
export class MoneyToolsService {
  constructor(private readonly cities: CitiesService) {}

  async budget({ city: slug, months, people }: IntentOf<'budget.stay'>): Promise<Outcome> {
    const city = await this.cities.get(slug!);
    const homes = Math.ceil(people / 2);
    const { lines, month, total, isRough, missing, keys } = calculateBudget(city, {
      people,
      homes,
      months,
      housing: 'apartment',
      rent: null,
      extras: [],
    });
    const stay = months === 1 ? '1 month' : `${formatTenths(months)} months`;
    const who = people === 1 ? '1 person' : `${people} people`;
    const figures = city.figures.filter(({ key }) => keys.includes(key));
    const toLine = (amount: Range | null): string =>
      amount === null ? 'not known' : formatUsd(amount.middle);
    return toOutcome({
      id: `budget.stay:${city.slug}`,
      tool: 'budget.stay',
      title: `${city.name}, ${stay} for ${who}`,
      link: paths.web.tool('budget'),
      figures: [
        computedUsd('total', `${stay} for ${who}`, total, isRough),
        computedUsd('month', 'A month', month, isRough, ' a month'),
        computed('months', 'Months', months, stay),
        computed('people', 'People', people, who),
        ...figures.map((figure) => toAssistantFigure(figure, city.sources)),
      ],
      notes: [
        `Between ${formatUsd(total.low)} and ${formatUsd(total.high)} in four of five cases.`,
        people === 1
          ? 'A one-bedroom apartment.'
          : `One apartment for two people: ${homes === 1 ? 'one home' : `${homes} homes`}.`,
        ...(missing.length > 0 ? [`Not included, because we have no figure: ${missing.join(', ')}.`] : []),
        'Journeys are not included.',
      ],
      city: toAssistantCity(city),
      people,
      months,
      rows: lines.map(({ label, amount, grade, isRough: rough }) => ({
        label,
        texts: [toLine(amount)],
        note: rough ? 'rough guess' : grade === null ? null : getOriginLabel({ key: '', grade }),
      })),
    });
  }

  async leg({ from, to }: IntentOf<'leg.estimate'>): Promise<Outcome> {
    const [one, other] = await Promise.all([this.cities.get(from!), this.cities.get(to!)]);
    const toEnd = (city: typeof one): LegEnd => ({
      latitude: city.latitude,
      longitude: city.longitude,
      airportKm: getNumber(city, 'airport_nearest_km').value,
      largeAirportKm: getNumber(city, 'airport_large_km').value,
    });
    const [start, end] = [toEnd(one), toEnd(other)];
    const km = measureDistance(start, end);
    const mode = getDefaultMode(km);
    const modes: LegMode[] = mode === 'plane' ? ['plane'] : ['train', 'coach', 'plane'];
    return toOutcome({
      id: `leg.estimate:${one.slug}>${other.slug}`,
      tool: 'leg.estimate',
      title: `${one.name} to ${other.name}`,
      link: null,
      figures: [
        computed('km', 'Distance, great circle', Math.round(km), `${integers.format(km)} km`, 'km'),
        ...modes.flatMap((one) => {
          const hours = estimateHours(one, start, end);
          const carbon = estimateCarbon(one, km);
          return [
            ...(hours
              ? [
                  computed(
                    `hours_${one}`,
                    `Door to door ${modeNames[one]}`,
                    Math.round(hours.middle * 10) / 10,
                    formatRange(hours.low, hours.high, 'hours'),
                    'hours',
                  ),
                ]
              : []),
            computed(
              `carbon_${one}`,
              `CO2e ${modeNames[one]}`,
              Math.round(carbon.middle),
              `${integers.format(carbon.middle)} kg`,
              'kg',
            ),
          ];
        }),
      ],
      notes: [
        'We haven’t checked whether this connection exists.',
        'Times are estimates, −20% to +40%; CO2e ±30% for one person.',
      ],
      from: toAssistantCity(one),
      to: toAssistantCity(other),
      km: Math.round(km),
    });
  }

  async packing(intent: IntentOf<'packing.list'>, { trip }: TurnSubject): Promise<Outcome> {
    if (intent.ofTrip && trip) return this.packForTrip(trip);
    const city = await this.cities.get(intent.city!);
    const months = getStopClimate(
      city.name,
      city.climate,
      intent.months!.map((month) => month - 1),
    );
    const names = intent.months!.map((month) => monthNames[month - 1]!).join(' and ');
    return this.toPackingCard(
      city.slug,
      `${city.name} in ${names}`,
      months,
      intent.days ?? DEFAULT_DAYS,
      intent.days === null,
      [getText(city, 'plug'), getText(city, 'voltage')],
    );
  }

  private async packForTrip(trip: NonNullable<TurnSubject['trip']>): Promise<Outcome> {
    const { stops } = trip.trip;
    const { cities } = await trip.getFacts();
    const months = stops.flatMap((stop) => {
      const city = cities[stop.city];
      return city
        ? getStopClimate(
            city.name,
            city.climate,
            listMonths(stop).map(({ month }) => month),
          )
        : [];
    });
    const days = Math.max(1, (stops.at(-1)?.leave ?? 1) - (stops[0]?.arrive ?? 0));
    return this.toPackingCard('trip', 'Packing list for your trip', months, days, false, []);
  }

  private toPackingCard(
    subject: string,
    title: string,
    months: readonly StopMonth[],
    days: number,
    isDefault: boolean,
    plugs: readonly (string | null)[],
  ): Outcome {
    const weather = summarizeWeather(months);
    const items = getPackingItems({
      needs: toNeeds(weather),
      days,
      wash: WASH_DAYS,
      calls: true,
      swim: false,
      plugs: plugs.filter((one) => one !== null).join(', '),
      own: [],
    });
    const { coldest, warmest, wettest } = weather;
    return toOutcome({
      id: `packing.list:${subject}`,
      tool: 'packing.list',
      title,
      link: paths.web.tool('packing'),
      figures: [
        computed('days', 'Days', days, formatCount(days, 'day'), 'days'),
        ...(coldest === null || coldest.tempC === null
          ? []
          : [
              computed(
                'coldest',
                `Coldest month, ${coldest.city}`,
                coldest.tempC,
                formatDegrees(coldest.tempC),
                '°C',
              ),
            ]),
        ...(warmest === null || warmest.tempC === null
          ? []
          : [
              computed(
                'warmest',
                `Warmest month, ${warmest.city}`,
                warmest.tempC,
                formatDegrees(warmest.tempC),
                '°C',
              ),
            ]),
        ...(wettest === null || wettest.rainMm === null
          ? []
          : [
              computed(
                'wettest',
                `Wettest month, ${wettest.city}`,
                wettest.rainMm,
                `${Math.round(wettest.rainMm)} mm of rain`,
                'mm',
              ),
            ]),
      ],
      notes: [
        `For a wash every ${WASH_DAYS} days.`,
        ...(isDefault ? [`For ${DEFAULT_DAYS} days, because you named no length.`] : []),
        'Nights and days differ from the monthly mean by about 10 °C.',
      ],
      items: items.map(({ group, name, count, reason }) => ({ group, name, count, reason })),
    });
  }
}
