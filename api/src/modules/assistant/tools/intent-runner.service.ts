import { Injectable } from '@nestjs/common';
import { joinNames, type AssistantTool } from '@wanderwork/contracts';
import { Clock, VocabularyCache } from '../../city-search/index.js';
import { CitiesService } from '../../cities/index.js';
import type { Intent } from '../grammar/intent.js';
import { CityToolsService } from './city-tools.service.js';
import { convertTime, findOverlap } from './clock-tools.js';
import { MoneyToolsService } from './money-tools.service.js';
import type { TurnSubject, Outcome } from './outcome.js';
import { ProductToolsService } from './product-tools.service.js';
import { TripToolsService } from './trip-tools.service.js';
import { VisaToolsService } from './visa-tools.service.js';

const toolLabels: Readonly<Partial<Record<AssistantTool, string>>> = {
  'cities.search': 'Searching cities',
  'visa.entry': 'Looking up entry rules',
  'visa.nomad': 'Looking up nomad visas',
  'visa.schengen': 'Counting Schengen days',
  'tax.days': 'Counting days',
  'hours.overlap': 'Comparing clocks',
  'hours.convert': 'Comparing clocks',
  'packing.list': 'Writing a packing list',
  'articles.find': 'Looking through the articles',
  'trip.read': 'Reading your trip',
  'trip.check': 'Checking your trip',
  'trip.draft': 'Drafting a change',
  'trip.propose': 'Planning a trip',
  account: 'Looking at your account',
  about: 'Reading about WanderWork',
};

/** Runs the tool of an intent. */
@Injectable()
export class IntentRunnerService {
  constructor(
    private readonly cities: CitiesService,
    private readonly cityTools: CityToolsService,
    private readonly visaTools: VisaToolsService,
    private readonly moneyTools: MoneyToolsService,
    private readonly productTools: ProductToolsService,
    private readonly tripTools: TripToolsService,
    private readonly vocabulary: VocabularyCache,
    private readonly clock: Clock,
  ) {}

  /** What a status line says while the tool runs: "Looking at Lisbon". */
  async describe(intent: Intent): Promise<string> {
    const own = toolLabels[intent.tool];
    if (own !== undefined) return own;
    const slugs =
      'cities' in intent
        ? intent.cities
        : 'from' in intent && 'to' in intent
          ? [intent.from, intent.to]
          : 'city' in intent
            ? [intent.city]
            : [];
    const { cities } = await this.vocabulary.get('');
    const names = slugs.flatMap((slug) => (typeof slug === 'string' ? (cities.get(slug)?.name ?? []) : []));
    return names.length === 0 ? 'Looking' : `Looking at ${joinNames(names)}`;
  }

  async run(intent: Intent, subject: TurnSubject): Promise<Outcome> {
    switch (intent.tool) {
      case 'cities.search':
        return this.cityTools.search(intent);
      case 'city.figures':
        return this.cityTools.figures(intent);
      case 'city.months':
        return this.cityTools.months(intent);
      case 'city.near':
        return this.cityTools.near(intent);
      case 'city.compare':
        return this.cityTools.compare(intent, subject);
      case 'irex.explain':
        return this.cityTools.explain(intent);
      case 'visa.entry':
        return this.visaTools.entry(intent);
      case 'visa.nomad':
        return this.visaTools.nomad(intent);
      case 'visa.schengen':
        return this.visaTools.schengen(intent, subject);
      case 'tax.days':
        return this.visaTools.tax(intent, subject);
      case 'hours.overlap':
        return findOverlap(intent, await this.cities.get(intent.city!), subject.today);
      case 'hours.convert':
        return convertTime(intent, this.clock.now(), subject.today);
      case 'budget.stay':
        return this.moneyTools.budget(intent);
      case 'leg.estimate':
        return this.moneyTools.leg(intent);
      case 'packing.list':
        return this.moneyTools.packing(intent, subject);
      case 'articles.find':
        return this.productTools.articles(intent);
      case 'trip.read':
        return this.tripTools.read(subject);
      case 'trip.check':
        return this.tripTools.check(subject);
      case 'trip.draft':
        return this.tripTools.draft(intent, subject);
      case 'trip.propose':
        return this.tripTools.propose(intent, subject);
      case 'account':
        return this.productTools.account(intent, subject);
      case 'about':
        return this.productTools.about(intent, subject);
    }
  }
}
