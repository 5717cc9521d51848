import { Injectable } from '@nestjs/common';
import { formatDate, paths, usualPrices, type AssistantFigure } from '@wanderwork/contracts';
import { FavouritesService, CitiesService } from '../../cities/index.js';
import { DailySearchesService } from '../../city-search/index.js';
import { LibraryService } from '../../content/index.js';
import { TripsService } from '../../trips/index.js';
import type { IntentOf } from '../grammar/intent.js';
import { link } from '../grammar/rule.js';
import { aboutTexts } from '../templates/about-texts.js';
import { computed } from './figures.js';
import { toOutcome, toRefusal, type TurnSubject, type Outcome } from './outcome.js';

const MAX_ARTICLES = 4;
const MAX_EXCERPT = 300;
const PLANNER = '/wanderlens/planner';

/** What people call the subjects of our articles. */
const articleSubjects: readonly (readonly [RegExp, string])[] = [
  [/\b(friends?|friendships?|social|socializ\w+|socialis\w+|new people|community)\b/i, 'meeting people'],
  [/\b(lonel\w*|alone|isolat\w+|homesick\w*|burn ?out|exhaust\w+)\b/i, 'lonely'],
  [/\b(clients?|time ?zones?|time difference|colleagues|calls across|overlap\w*)\b/i, 'shared hours'],
  [/\b(fiscal|taxation|taxes)\b/i, 'tax residence'],
  [/\b(pack|packing|luggage|suitcase|clothes)\b/i, 'bag'],
  [/\b(doctors?|medical|hospitals?|ill|sick)\b/i, 'health insurance'],
  [/\b(banks?|banking|credit cards?|currency)\b/i, 'money cards'],
  [/\b(wifi|broadband|video calls?|connection)\b/i, 'internet line'],
  [/\b(crime|dangerous|secure|security)\b/i, 'safety'],
];

const formatPrice = (cents: number): string => `$${cents / 100}`;

const toSearchSubject = ({ user, may }: TurnSubject) => ({
  subjects: [`member ${user.id}`],
  previousSubjects: [`member ${user.id}`],
  limit: may.searchesPerDay,
});

/** Whose messages are counted. They are counted apart from searches. */
export const toMessageSubject = ({ user, may }: Pick<TurnSubject, 'user' | 'may'>) => ({
  subjects: [`assistant ${user.id}`],
  previousSubjects: [`assistant ${user.id}`],
  limit: may.assistantMessagesPerDay,
});

const NO_LIMIT = 'no limit';

const formatLeft = (left: number | null): string => (left === null ? NO_LIMIT : String(left));

/** Articles, the person's own data, and the product itself. */
@Injectable()
export class ProductToolsService {
  constructor(
    private readonly library: LibraryService,
    private readonly trips: TripsService,
    private readonly favourites: FavouritesService,
    private readonly cities: CitiesService,
    private readonly dailySearches: DailySearchesService,
  ) {}

  async articles({ words }: IntentOf<'articles.find'>): Promise<Outcome> {
    const { items, total } = await this.findArticles(words);
    if (items.length === 0)
      return toRefusal('data', `We have no article on “${words}”.`, [
        link('All articles', paths.web.wanderhub()),
      ]);
    return toOutcome({
      id: 'articles.find',
      tool: 'articles.find',
      title: `Articles on ${words}`,
      link: paths.web.wanderhub(),
      figures: [computed('total', 'Articles', total)],
      notes: [],
      articles: items.map(({ slug, title, excerpt, publishedAt }) => ({
        title,
        link: paths.web.post(slug),
        date: formatDate(publishedAt),
        excerpt: (excerpt ?? '').slice(0, MAX_EXCERPT),
      })),
    });
  }

  /** Articles with these words; those on the same subject in other words come first. */
  private async findArticles(words: string) {
    const own = await this.library.getPage({ q: words, limit: MAX_ARTICLES });
    const meant = articleSubjects.find(([pattern]) => pattern.test(words))?.[1];
    if (meant === undefined) return own;
    const same = await this.library.getPage({ q: meant, limit: MAX_ARTICLES });
    const items = [...new Map([...same.items, ...own.items].map((item) => [item.slug, item])).values()];
    return { items: items.slice(0, MAX_ARTICLES), total: Math.max(items.length, own.total) };
  }

  async account({ topic }: IntentOf<'account'>, subject: TurnSubject): Promise<Outcome> {
    const card = (title: string, href: string, figures: AssistantFigure[]) =>
      toOutcome({ id: `account:${topic}`, tool: 'account', title, link: href, figures, notes: [], topic });
    switch (topic) {
      case 'limits': {
        const [messages, searches] = await Promise.all([
          this.dailySearches.getAllowance(toMessageSubject(subject)),
          this.dailySearches.getAllowance(toSearchSubject(subject)),
        ]);
        return card('Your limits today', paths.web.subscription(), [
          computed(
            'messages_left',
            'Questions to the assistant left today',
            messages.left ?? NO_LIMIT,
            formatLeft(messages.left),
          ),
          computed(
            'messages_limit',
            'Questions a day',
            messages.limit ?? NO_LIMIT,
            formatLeft(messages.limit),
          ),
          computed(
            'searches_left',
            'Searches left today',
            searches.left ?? NO_LIMIT,
            formatLeft(searches.left),
          ),
          computed('resets', 'New ones at', messages.resetsAt, `00:00 UTC, ${formatDate(messages.resetsAt)}`),
        ]);
      }
      case 'plan': {
        const { subscriptionTier, tierInEffect } = subject.user;
        const tier = tierInEffect ?? subscriptionTier;
        return card('Your plan', paths.web.subscription(), [
          computed('plan', 'Plan', tier, tier.charAt(0).toUpperCase() + tier.slice(1)),
        ]);
      }
      case 'favourites': {
        const { slugs } = await this.favourites.list(subject.user.id);
        const rows = await this.cities.findSummaries(slugs);
        return card('Your saved cities', paths.web.wanderlens(), [
          computed('count', 'Saved cities', rows.length),
          ...rows.map(({ slug, name, country }) => computed(slug, country, name)),
        ]);
      }
      case 'trips': {
        const { items } = await this.trips.list(subject.user, {});
        return card('Your trips', PLANNER, [computed('count', 'Trips', items.length)]);
      }
    }
  }

  about({ topic }: IntentOf<'about'>, { may }: Pick<TurnSubject, 'may'>): Outcome {
    if (topic === 'voice' && !may.voiceAssistant)
      return toRefusal(
        'permission',
        'The voice assistant is part of Premium. You can type all questions here.',
        [link('See Premium', paths.web.subscription())],
      );
    const text = aboutTexts[topic] ?? aboutTexts.assistant!;
    const figures = this.listAboutFigures(topic);
    return toOutcome({
      id: `about:${topic}`,
      tool: 'about',
      title: text.title,
      link: text.link,
      figures,
      notes: [],
      topic,
      text: text.text,
    });
  }

  private listAboutFigures(topic: string): AssistantFigure[] {
    if (topic !== 'plans') return [];
    return usualPrices.map(({ tier, interval, amount }) =>
      computed(
        `${tier}_${interval}`,
        `${tier === 'pro' ? 'Pro' : 'Premium'}, a ${interval}`,
        amount / 100,
        `${formatPrice(amount)} a ${interval}`,
        'USD',
      ),
    );
  }
}
