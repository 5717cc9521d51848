import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  cityRegions,
  connectTexts,
  describeConnectPlace,
  EVERYWHERE,
  formatCount,
  formatStarterLead,
  paths,
  toPlaceKey,
  toRegionSlug,
  type ConnectPageData,
  type ConnectPlace,
  type MeetupPage,
  type PlaceKind,
  type TopicPage,
} from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import { html, type Html } from '../../../platform/pages/html.js';
import { PageHeads, type PageAddress, type PageHead } from '../../../platform/pages/page-heads.js';
import { everywhere, PlacesRepository } from '../places/places.repository.js';
import { PlacesService } from '../places/places.service.js';
import { TopicPagesService } from '../topics/topic-pages.service.js';
import {
  findOrNull,
  getFeedLinks,
  renderConnectPage,
  renderPlaceLink,
  renderTopics,
  toBreadcrumb,
} from './connect-html.js';
import { PlaceMeetups } from './place-meetups.js';
import { renderStarter } from './starter-html.js';
import { renderHomeMeetups, renderPlaceMeetups } from './upcoming-html.js';

const renderLead = ({ kind, isOpen, parent, followers }: ConnectPlace): Html =>
  html`${kind !== 'city' && `${connectTexts[kind]} `}${
    kind === 'city' &&
    !isOpen &&
    parent &&
    html`Still a quiet place, so posts from ${renderPlaceLink(parent)} follow below. `
  }${followers !== null && `${formatCount(followers, 'person', 'people')} follow this place.`}`;

const renderMoreLink = ({ kind, slug }: ConnectPlace, { nextKey }: TopicPage): Html | null => {
  if (nextKey === null) return null;
  const address = `${paths.web.connectPlace(kind, slug)}?${new URLSearchParams({ after: nextKey })}`;
  return html`<p><a rel="next" href="${address}">Earlier topics</a></p>`;
};

const renderOwnTopics = (place: ConnectPlace, topics: TopicPage): Html => {
  const { kind, name, starter } = place;
  return html`<section aria-labelledby="own-topics">
    <h2 id="own-topics">${kind === EVERYWHERE ? 'All topics' : `Topics about ${name}`}</h2>
    ${
      topics.items.length === 0
        ? html`<p class="plain-lead">${starter ? formatStarterLead(name) : connectTexts.noTopicsOfPlace}</p>`
        : html`<div class="plain-filters"></div>
            ${renderTopics(topics.items, `Topics about ${name}`)} ${renderMoreLink(place, topics)}`
    }
  </section>`;
};

const renderParentTopics = (topics: TopicPage['items'], parent: string): Html =>
  topics.length === 0
    ? html`<p>${connectTexts.noTopicsOfParent}</p>`
    : renderTopics(topics, `Topics from ${parent}`);

/** Must match the layout of `Place` in `mfe-wanderhub`, to avoid layout shift when the app takes over. */
const renderPlace = (
  place: ConnectPlace,
  topics: TopicPage,
  parentTopics: TopicPage | null,
  meetups: MeetupPage,
): Html =>
  renderConnectPage({
    heading: place.name,
    lead: renderLead(place),
    hasActions: true,
    content: html`${renderPlaceMeetups(place, meetups)} ${renderOwnTopics(place, topics)}
    ${place.starter && renderStarter(place, place.starter)}
    ${
      place.parent &&
      parentTopics &&
      html`<section aria-labelledby="parent-topics">
        <h2 id="parent-topics">From ${place.parent.name}</h2>
        ${renderParentTopics(
          parentTopics.items.filter((topic) => !topics.items.some(({ id }) => id === topic.id)),
          place.parent.name,
        )}
      </section>`
    }`,
  });

/** Cities are offered by a field, which needs JavaScript; readers without it get those with an open page. */
const renderPlaces = (cities: readonly { slug: string; name: string }[]): Html =>
  html`<section aria-labelledby="places">
    <h2 id="places">Places</h2>
    <div class="plain-city-field"></div>
    <ul role="list" class="plain-tags">
      <li>${renderPlaceLink(everywhere)}</li>
      ${cityRegions.map((name) => html`<li>${renderPlaceLink({ kind: 'region', slug: toRegionSlug(name), name })}</li>`)}
    </ul>
    ${
      cities.length > 0 &&
      html`<noscript>
        <ul role="list" class="plain-tags">
          ${cities.map(({ slug, name }) => html`<li>${renderPlaceLink({ kind: 'city', slug, name })}</li>`)}
        </ul>
      </noscript>`
    }
  </section>`;

/** Must match the layout of `ConnectHome` in `mfe-wanderhub`, to avoid layout shift when the app takes over. */
const renderHome = (latest: TopicPage, unanswered: TopicPage, meetups: MeetupPage, places: Html): Html =>
  renderConnectPage({
    heading: 'Connect',
    lead: connectTexts.home,
    content: html`<div class="plain-columns">
      <section aria-labelledby="new-topics">
        <h2 id="new-topics">What’s new</h2>
        ${latest.items.length === 0 ? html`<p class="plain-lead">${connectTexts.noTopics}</p>` : renderTopics(latest.items, 'What’s new')}
      </section>
      <div>
        ${renderHomeMeetups(meetups)} ${places}
        <section aria-labelledby="unanswered">
          <h2 id="unanswered">Unanswered questions</h2>
          ${unanswered.items.length === 0 ? html`<p>${connectTexts.noQuestions}</p>` : renderTopics(unanswered.items, 'Unanswered questions')}
        </section>
      </div>
    </div>`,
  });

/** The app shows another list for these, and takes over only the list that everybody sees first. */
const hasOwnList = (query: URLSearchParams): boolean =>
  ['after', 'sort', 'kind', 'tag'].some((name) => query.has(name));

/** Serves the start page of Connect and its places, as a visitor sees them. */
@Injectable()
export class PlaceHeads implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly heads: PageHeads,
    private readonly places: PlacesService,
    private readonly placesRepository: PlacesRepository,
    private readonly pages: TopicPagesService,
    private readonly meetups: PlaceMeetups,
  ) {}

  onModuleInit(): void {
    this.heads.add({ pattern: paths.web.connect(), head: () => this.getHomeHead() });
    this.addPlace('/connect/everywhere', EVERYWHERE);
    this.addPlace('/connect/regions/:slug', 'region');
    this.addPlace('/connect/cities/:slug', 'city', () => this.listAddresses());
  }

  private addPlace(pattern: string, kind: PlaceKind, addresses?: () => Promise<PageAddress[]>): void {
    this.heads.add({
      pattern,
      head: ({ slug = EVERYWHERE }, query) => findOrNull(this.getPlaceHead(kind, slug, query)),
      ...(addresses && { addresses }),
    });
  }

  private async getHomeHead(): Promise<Partial<PageHead>> {
    const [latest, unanswered, meetups, cities] = await Promise.all([
      this.pages.list({ sort: 'latest' }, null),
      this.pages.list({ kind: 'question', sort: 'unanswered' }, null),
      this.meetups.list(EVERYWHERE),
      this.listOpenCities(),
    ]);
    const data: ConnectPageData = { page: 'home', latest, unanswered, meetups };
    const body = renderHome(latest, unanswered, meetups, renderPlaces(cities));
    return { feeds: getFeedLinks(everywhere), data, body };
  }

  private async getPlaceHead(
    kind: PlaceKind,
    slug: string,
    query: URLSearchParams,
  ): Promise<Partial<PageHead>> {
    const place = await this.places.getPage(kind, slug, null);
    const { parent, isOpen, name } = place;
    const after = query.get('after') ?? undefined;
    const [topics, parentTopics, meetups] = await Promise.all([
      this.pages.list({ place: toPlaceKey(kind, slug), ...(after !== undefined && { after }) }, null),
      parent && !isOpen ? this.pages.list({ place: toPlaceKey(parent.kind, parent.slug) }, null) : null,
      this.meetups.list(toPlaceKey(kind, slug)),
    ]);
    const data: ConnectPageData = { page: 'place', place, topics, parentTopics, meetups };
    const body = renderPlace(place, topics, parentTopics, meetups);
    return {
      title: kind === EVERYWHERE ? 'Connect: everywhere' : `Connect: ${name}`,
      description: describeConnectPlace(place),
      canonical: paths.web.connectPlace(kind, slug),
      // A starter page repeats what the city's own page says.
      noindex: kind === 'city' && topics.items.length === 0 && meetups.items.length === 0,
      feeds: getFeedLinks(place),
      jsonLd: { '@context': 'https://schema.org', ...this.createBreadcrumb(place) },
      ...(hasOwnList(query) ? { plainBody: body } : { data, body }),
    };
  }

  private createBreadcrumb({ kind, slug, name, parent }: ConnectPlace) {
    const region = parent?.kind === 'region' ? parent : null;
    return toBreadcrumb(
      [
        ['Connect', paths.web.connect()],
        ...(region ? [[region.name, paths.web.connectPlace('region', region.slug)] as const] : []),
        [name, paths.web.connectPlace(kind, slug)],
      ],
      this.config.publicUrl,
    );
  }

  private async listOpenCities() {
    const places = await this.placesRepository.listOpen();
    const cities = await this.placesRepository.findCities(
      places.flatMap(({ kind, slug }) => (kind === 'city' ? slug : [])),
    );
    return [...cities.values()].sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Open places. Everywhere is a page of its own. */
  private async listAddresses(): Promise<PageAddress[]> {
    const places = await this.placesRepository.listOpen();
    return places.map(({ kind, slug }) => ({ path: paths.web.connectPlace(kind, slug) }));
  }
}
