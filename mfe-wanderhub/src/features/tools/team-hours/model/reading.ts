import { isTimeZone, placeOfZone } from '@wanderwork/contracts';
import { readDay, type Day } from '../../common/model/day';
import { zoneOf, type PersonText, type TeamState } from './address';
import { teamChanges, type TeamChange } from './clock-changes';
import { minutesOf } from './clock';
import {
  bestWindows,
  kindestMeeting,
  sharedByAll,
  type Meeting,
  type Window,
  type Worker,
} from './shared-hours';
import { nextWorkDay, teamWeek, type TeamDay } from './week';

export interface PersonProblems {
  place: string | null;
  from: string | null;
  to: string | null;
}

/** What the place is called where nothing better is known: the city's slug in words, or the zone's own place. */
export const placeName = (place: string): string => {
  const slug = place.split(':')[1];
  return slug
    ? slug.replace(/(^|-)(\p{L})/gu, (_all, _dash, letter: string) => ` ${letter.toUpperCase()}`).trim()
    : placeOfZone(zoneOf(place));
};

/** What keeps somebody from being counted. Who has no place yet is not one of the team. */
export const personProblems = ({ place, from, to }: PersonText): PersonProblems => {
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  return {
    place: place && !isTimeZone(zoneOf(place)) ? `“${place}” is no time zone that this browser knows.` : null,
    from: begin === null ? 'A time of day is missing.' : null,
    to: end === null ? 'A time of day is missing.' : begin === end ? 'The day ends when it begins.' : null,
  };
};

const readOne = (person: PersonText): Worker | null => {
  const problems = personProblems(person);
  if (!person.place || problems.place || problems.from || problems.to) return null;
  return {
    name: person.name.trim() || placeName(person.place),
    zone: zoneOf(person.place),
    from: minutesOf(person.from)!,
    to: minutesOf(person.to)!,
    weekend: person.weekend,
  };
};

export interface TeamReading {
  day: Day;
  workers: Worker[];
  /** People with a place who cannot be counted. */
  broken: number;
  windows: Window[];
  /** What all share, in milliseconds. */
  shared: number;
  meeting: Meeting | null;
  week: TeamDay[];
  changes: TeamChange[];
}

/** How the days of a team lie to each other; where no day is said, on the next one from `today` on which most work. */
export const readTeam = ({ people, on, meeting }: TeamState, today: Day): TeamReading => {
  const workers = people.map(readOne).filter((worker) => worker !== null);
  const day = readDay(on) ?? nextWorkDay(workers, today);
  const several = workers.length > 1;
  return {
    day,
    workers,
    broken: people.filter((person) => person.place && readOne(person) === null).length,
    windows: several ? bestWindows(workers, day) : [],
    shared: several ? sharedByAll(workers, day) : 0,
    meeting: several ? kindestMeeting(workers, day, Number(meeting) * 60_000) : null,
    week: several ? teamWeek(workers, day) : [],
    changes: teamChanges(workers, day),
  };
};
