import { acquisition } from './stories/arcs/acquisition.js';
import { ana } from './stories/arcs/ana.js';
import { bao } from './stories/arcs/bao.js';
import { home } from './stories/arcs/home.js';
import { kai } from './stories/arcs/kai.js';
import { mei } from './stories/arcs/mei.js';
import { passport } from './stories/arcs/passport.js';
import { ruth } from './stories/arcs/ruth.js';
import { acquaintances } from './stories/decks/acquaintances.js';
import { clients } from './stories/decks/clients.js';
import { evenings } from './stories/decks/evenings.js';
import { firstWeek } from './stories/decks/first-week.js';
import { headlines } from './stories/decks/headlines.js';
import { hosts } from './stories/decks/hosts.js';
import { places } from './stories/decks/places.js';
import { rest } from './stories/decks/rest.js';
import { strangers } from './stories/decks/strangers.js';
import { travel } from './stories/decks/travel.js';
import { workdays } from './stories/decks/workdays.js';
import { accountant } from './stories/people/accountant.js';
import { lucia } from './stories/people/lucia.js';
import { omar } from './stories/people/omar.js';
import { priya } from './stories/people/priya.js';
import { tomas } from './stories/people/tomas.js';
/** All cards. The texts of a group load together; see texts/. */
export const stories = {
  firstWeek,
  work: [...clients, ...workdays],
  rest,
  explore: [...places, ...strangers],
  social: [...evenings, ...acquaintances, ...hosts],
  travel: [...travel, ...headlines],
  arcs: [...ana, ...bao, ...mei, ...ruth, ...acquisition, ...kai, ...passport, ...home],
  people: [...omar, ...tomas, ...lucia, ...accountant, ...priya],
};
