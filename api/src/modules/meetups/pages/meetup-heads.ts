import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  connectTexts,
  describeSeats,
  EVERYWHERE,
  formatMeetupTime,
  meetupTexts,
  paths,
  type ConnectPageData,
  type MeetupDetail,
  type MeetupPage,
} from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import { html, raw, type Html } from '../../../platform/pages/html.js';
import { PageHeads, type PageAddress, type PageHead } from '../../../platform/pages/page-heads.js';
import {
  findOrNull,
  PlaceMeetups,
  renderConnectPage,
  renderMeetups,
  renderPerson,
  renderPlaceLink,
  toPlainHtml,
} from '../../community/index.js';
import { MeetupListsService } from '../views/meetup-lists.service.js';
import { MeetupViewsService } from '../views/meetup-views.service.js';
import { createMeetupJsonLd } from './meetup-json-ld.js';

const DESCRIPTION_LENGTH = 200;

const toDescription = ({ html: text, city, title }: MeetupDetail): string => {
  const words = toPlainHtml(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words === '') return `${title} A meet-up in ${city.name}.`;
  return words.length > DESCRIPTION_LENGTH ? `${words.slice(0, DESCRIPTION_LENGTH)}…` : words;
};

const renderVenue = ({ venue, city }: MeetupDetail): Html =>
  html`<dd>
    ${
      venue
        ? html`<bdi>${venue.name}</bdi>, <bdi>${venue.address}</bdi>`
        : `${city.name}. ${meetupTexts.hiddenAddress}`
    }
  </dd>`;

/** Must match the layout of `Meetup` in `mfe-wanderhub`, to avoid layout shift when the app takes over. */
const renderBody = (meetup: MeetupDetail): Html =>
  renderConnectPage({
    context: renderPlaceLink(meetup.city),
    heading: html`<bdi>${meetup.title}</bdi>`,
    isNarrow: true,
    hasActions: true,
    content: html`${
        meetup.isCanceled &&
        html`<p class="plain-lead">
          ${meetupTexts.canceled}
          ${meetup.cancelReason && html`The reason: <bdi>${meetup.cancelReason}</bdi>`}
        </p>`
      }
      <dl>
        <dt>When</dt>
        <dd>
          <time datetime="${meetup.startsAt}">${formatMeetupTime(meetup)}</time>, ${meetup.city.name} time
        </dd>
        <dt>Where</dt>
        ${renderVenue(meetup)}
        ${
          meetup.host &&
          html`<dt>Hosted by</dt>
            <dd>${renderPerson(meetup.host)}</dd>`
        }
      </dl>
      <p>${describeSeats(meetup)}</p>
      <div class="prose" dir="auto">${raw(meetup.html ?? '')}</div>`,
  });

const renderList = ({ items }: MeetupPage): Html =>
  renderConnectPage({
    heading: 'Meet-ups',
    lead: connectTexts.meetups,
    hasActions: true,
    content:
      items.length === 0
        ? html`<p class="plain-lead">${connectTexts.noMeetups}</p>`
        : renderMeetups(items, 'Upcoming meet-ups'),
  });

/** Serves meet-ups and their list as a visitor sees them. */
@Injectable()
export class MeetupHeads implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly heads: PageHeads,
    private readonly placeMeetups: PlaceMeetups,
    private readonly views: MeetupViewsService,
    private readonly lists: MeetupListsService,
  ) {}

  onModuleInit(): void {
    this.placeMeetups.provide((place) => this.lists.listUpcoming({ place }, null));
    this.heads.add({ pattern: paths.web.connectMeetups(), head: () => this.getListHead() });
    this.heads.add({
      pattern: '/connect/meet-ups/:code/:slug',
      head: ({ code = '', slug = '' }) => this.getHead(code, slug),
      addresses: () => this.listAddresses(),
    });
  }

  private async getHead(code: string, slug: string): Promise<Partial<PageHead> | null> {
    const meetup = await findOrNull(this.views.get(code, null));
    if (!meetup) return null;
    const path = paths.web.connectMeetup(meetup.code, meetup.slug);
    if (meetup.slug !== slug) return { movedTo: path };
    const data: ConnectPageData = { page: 'meetup', meetup };
    return {
      title: meetup.title,
      description: toDescription(meetup),
      canonical: path,
      kind: 'article',
      noindex: !meetup.isIndexable,
      jsonLd: createMeetupJsonLd(meetup, this.config.publicUrl),
      data,
      body: renderBody(meetup),
    };
  }

  private async getListHead(): Promise<Partial<PageHead>> {
    const meetups = await this.lists.listUpcoming({ place: EVERYWHERE }, null);
    const data: ConnectPageData = { page: 'meetups', meetups };
    return { data, body: renderList(meetups) };
  }

  private async listAddresses(): Promise<PageAddress[]> {
    const meetups = await this.lists.listIndexable();
    return meetups.map(({ code, slug, changedAt }) => ({
      path: paths.web.connectMeetup(code, slug),
      changedAt: changedAt.toISOString(),
    }));
  }
}
