import {
  connectTexts,
  EVERYWHERE,
  formatNoMeetups,
  HOME_MEETUPS,
  paths,
  type ConnectPlace,
  type MeetupPage,
} from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import { renderMeetups } from './connect-html.js';

/** Must match the layout of `UpcomingMeetups` in `mfe-wanderhub`, to avoid layout shift when the app takes over. */
const renderUpcoming = (heading: string, { items }: MeetupPage, empty: string, city?: string): Html =>
  html`<section aria-labelledby="meet-ups">
    <h2 id="meet-ups">${heading}</h2>
    ${items.length === 0 ? html`<p>${empty}</p>` : renderMeetups(items, heading)}
    <p><a href="${paths.web.connectNewMeetup(city)}">Host a meet-up</a></p>
  </section>`;

export const renderPlaceMeetups = ({ kind, slug, name }: ConnectPlace, meetups: MeetupPage): Html =>
  kind === EVERYWHERE
    ? renderUpcoming('Meet-ups everywhere', meetups, connectTexts.noMeetups)
    : renderUpcoming(
        `Meet-ups in ${name}`,
        meetups,
        formatNoMeetups(name),
        kind === 'city' ? slug : undefined,
      );

/** The next ones of everywhere. */
export const renderHomeMeetups = (meetups: MeetupPage): Html =>
  renderUpcoming(
    'Upcoming meet-ups',
    { ...meetups, items: meetups.items.slice(0, HOME_MEETUPS) },
    connectTexts.noMeetups,
  );
