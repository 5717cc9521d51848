import { isTimeZone, placeOfZone } from '@wanderwork/contracts';
import { parseDay, type Day } from '../../common/model/day';
import { getZone, type PersonText, type TeamState } from './url-codec';
import { findTeamChanges, type TeamChange } from './clock-changes';
import { parseClock } from './clock';
import {
  findSharedWindows,
  findBestMeeting,
  getSharedByAll,
  type Meeting,
  type Window,
  type Worker,
} from './shared-hours';
import { findNextWorkDay, getTeamWeek, type TeamDay } from './week';

export interface PersonProblems {
  place: string | null;
  from: string | null;
  to: string | null;
}

/** What the place is called where nothing better is known: the city's slug in words, or the zone's own place. */
export const getPlaceName = (place: string): string => {
  const slug = place.split(':')[1];
  return slug
    ? slug.replace(/(^|-)(\p{L})/gu, (_all, _dash, letter: string) => ` ${letter.toUpperCase()}`).trim()
    : placeOfZone(getZone(place));
};

/** What keeps somebody from being counted. Who has no place yet is not one of the team. */
export const findPersonProblems = ({ place, from, to }: PersonText): PersonProblems => {
  const [start, end] = [parseClock(from), parseClock(to)];
  return {
    place: place && !isTimeZone(getZone(place)) ? `“${place}” isn’t a time zone this browser knows.` : null,
    from: start === null ? 'Enter a time.' : null,
    to: end === null ? 'Enter a time.' : start === end ? 'The day ends when it starts.' : null,
  };
};

const toWorker = (person: PersonText): Worker | null => {
  const problems = findPersonProblems(person);
  if (!person.place || problems.place || problems.from || problems.to) return null;
  return {
    name: person.name.trim() || getPlaceName(person.place),
    zone: getZone(person.place),
    from: parseClock(person.from)!,
    to: parseClock(person.to)!,
    weekend: person.weekend,
  };
};

export interface TeamCalculation {
  day: Day;
  workers: Worker[];
  /** People with a place who cannot be counted. */
  skippedPeople: number;
  windows: Window[];
  /** What all share, in milliseconds. */
  shared: number;
  meeting: Meeting | null;
  week: TeamDay[];
  changes: TeamChange[];
}

/** How the days of a team lie to each other; where no day is said, on the next one from `today` on which most work. */
export const calculateTeam = ({ people, on, meeting }: TeamState, today: Day): TeamCalculation => {
  const workers = people.map(toWorker).filter((worker) => worker !== null);
  const day = parseDay(on) ?? findNextWorkDay(workers, today);
  const isTeam = workers.length > 1;
  return {
    day,
    workers,
    skippedPeople: people.filter((person) => person.place && toWorker(person) === null).length,
    windows: isTeam ? findSharedWindows(workers, day) : [],
    shared: isTeam ? getSharedByAll(workers, day) : 0,
    meeting: isTeam ? findBestMeeting(workers, day, Number(meeting) * 60_000) : null,
    week: isTeam ? getTeamWeek(workers, day) : [],
    changes: findTeamChanges(workers, day),
  };
};
