import { isTimeZone, getPlaceOfZone } from '@wanderwork/contracts';
import {
  parseDay,
  type Day,
  findTeamChanges,
  type TeamChange,
  findNextWorkDay,
  getTeamWeek,
  type TeamDay,
  parseClock,
  findSharedWindows,
  findBestMeeting,
  getSharedByAll,
  type Meeting,
  type Window,
  type Worker,
} from '@wanderwork/travel';
import { getZone, type PersonText, type TeamState } from './url-codec';

export interface PersonProblems {
  place: string | null;
  from: string | null;
  to: string | null;
}

/** The place's name: from the city's slug, or from the time zone. */
export const getPlaceName = (place: string): string => {
  const slug = place.split(':')[1];
  return slug
    ? slug.replace(/(^|-)(\p{L})/gu, (_all, _dash, character: string) => ` ${character.toUpperCase()}`).trim()
    : getPlaceOfZone(getZone(place));
};

/** Error messages by field. */
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
  /** The number of people with a place but invalid data. */
  skippedPeople: number;
  windows: Window[];
  /** Hours shared by everyone, in milliseconds. */
  shared: number;
  meeting: Meeting | null;
  week: TeamDay[];
  changes: TeamChange[];
}

/** Calculates the team's shared hours. Without a day, uses the next one on which most people work. */
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
