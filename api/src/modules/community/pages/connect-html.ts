import {
  ageingTexts,
  formatCount,
  formatDate,
  formatMeetupStart,
  formatReplies,
  formatSeats,
  paths,
  postFeeds,
  topicKindLabels,
  topicTagLabels,
  type MeetupSummary,
  type PersonSummary,
  type PlaceRef,
  type TopicSummary,
} from '@wanderwork/contracts';
import { AppError } from '../../../platform/errors/app-error.js';
import { html, type Html, type HtmlValue } from '../../../platform/pages/html.js';
import type { PageFeed } from '../../../platform/pages/page-heads.js';

const SERVER_ERROR = 500;

/** Null where a visitor of the API gets an error of their own, such as 404: there is no such page. */
export const findOrNull = <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: unknown) => {
    if (error instanceof AppError && error.status < SERVER_ERROR) return null;
    throw error;
  });

interface PageParts {
  /** Above the heading: where the page belongs. */
  context?: HtmlValue;
  heading: HtmlValue;
  lead?: HtmlValue;
  content: HtmlValue;
  /** For pages to read rather than to look through. */
  isNarrow?: boolean;
  /** Whether the app will show buttons beside the heading, or below it on a narrow screen. */
  hasActions?: boolean;
}

/** Must match the layout of `ConnectPage` in `mfe-wanderhub`, to avoid layout shift when the app takes over. */
export const renderConnectPage = ({
  context,
  heading,
  lead,
  content,
  isNarrow,
  hasActions,
}: PageParts): Html =>
  html`<div class="plain-connect">
    <nav aria-label="Connect">
      <ul role="list">
        <li><a href="${paths.web.connect()}">What’s new</a></li>
        <li><a href="${paths.web.connectMeetups()}">Meet-ups</a></li>
        <li><a href="${paths.web.connectPage('search')}">Search</a></li>
        <li><a href="${paths.web.connectPage('rules')}">Rules</a></li>
      </ul>
      <a href="${paths.web.connectPage('new')}">New topic</a>
    </nav>
    <header>
      ${context && html`<p class="plain-tags">${context}</p>`}
      <h1>${heading}</h1>
      ${lead && html`<p class="plain-lead">${lead}</p>`}
      ${hasActions && html`<span class="plain-actions"></span>`}
    </header>
    <div class="${isNarrow ? 'plain-narrow' : 'plain-wide'}">${content}</div>
  </div>`;

/** Posts by former members stay without a name, and so do those that nobody of the team wrote personally. */
export const renderPerson = (person: PersonSummary | null, isOfficial = false): Html => {
  const team = isOfficial && html`<b class="plain-tag">WanderWork team</b>`;
  if (!person) return team ? team : html`a former member`;
  const profile = html`<a href="${paths.web.connectPerson(person.handle)}"><bdi>${person.name}</bdi></a>`;
  return team ? html`${profile} ${team}` : profile;
};

export const renderTime = (at: string): Html => html`<time datetime="${at}">${formatDate(at)}</time>`;

export const renderPlaceLink = ({ kind, slug, name }: PlaceRef): Html =>
  html`<a href="${paths.web.connectPlace(kind, slug)}">${name}</a>`;

const renderTag = (text: HtmlValue): Html => html`<span class="plain-tag">${text}</span> `;

/** What kind of topic it is, and in which state. */
export const renderTopicTags = ({
  kind,
  isAnswered,
  isOutdated,
  isClosed,
  label,
  tags,
}: TopicSummary): Html =>
  html`${renderTag(topicKindLabels[kind])}${isAnswered && renderTag('Answered')}${isOutdated && renderTag(ageingTexts.outdated)}${isClosed && renderTag('Closed')}${label && !(isOutdated && label === ageingTexts.outdated) && renderTag(label)}${tags.map((tag) => renderTag(topicTagLabels[tag]))}`;

const renderTopic = (topic: TopicSummary): Html =>
  html`<li>
    <article>
      <p class="plain-tags">${renderTopicTags(topic)}</p>
      <h3>
        <a href="${paths.web.connectTopic(topic.code, topic.slug)}"><bdi>${topic.title}</bdi></a>
      </h3>
      <footer>
        <span>${renderPerson(topic.author, topic.isOfficial)} in ${renderPlaceLink(topic.place)}</span>
        <span
          >${formatReplies(topic)}${topic.helpful > 0 && `, ${formatCount(topic.helpful, 'person', 'people')} found it helpful`}</span
        >
        <span>Last post ${renderTime(topic.lastPostAt)}</span>
      </footer>
    </article>
  </li>`;

export const renderTopics = (topics: readonly TopicSummary[], label: string): Html =>
  html`<ul role="list" class="plain-topics" aria-label="${label}">
    ${topics.map(renderTopic)}
  </ul>`;

const renderMeetup = (meetup: MeetupSummary): Html =>
  html`<li>
    <article>
      <h3>
        <a href="${paths.web.connectMeetup(meetup.code, meetup.slug)}"><bdi>${meetup.title}</bdi></a>
      </h3>
      <footer>
        <span
          ><b><time datetime="${meetup.startsAt}">${formatMeetupStart(meetup.start)}</time></b> in
          ${renderPlaceLink(meetup.city)}</span
        >
        <span>${formatSeats(meetup)}</span>
        ${meetup.host && html`<span>Hosted by ${renderPerson(meetup.host)}</span>`}
      </footer>
    </article>
  </li>`;

export const renderMeetups = (meetups: readonly MeetupSummary[], label: string): Html =>
  html`<ul role="list" class="plain-topics" aria-label="${label}">
    ${meetups.map(renderMeetup)}
  </ul>`;

/** The feeds of a place, for a page's head. */
export const getFeedLinks = ({ kind, slug, name }: PlaceRef): PageFeed[] =>
  postFeeds.map((feed) => ({
    type: feed.type,
    path: paths.web.connectFeed(kind, slug, feed.file),
    title: `Connect: ${name} (${feed.name})`,
  }));

/** schema.org data of where a page belongs. */
export const toBreadcrumb = (
  steps: readonly (readonly [name: string, path: string])[],
  publicUrl: string,
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});
