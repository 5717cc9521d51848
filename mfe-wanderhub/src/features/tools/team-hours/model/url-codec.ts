import { isWeekend, getUsualWeekend, type Weekend } from '@wanderwork/travel';
import { type UrlCodec } from '../../common/model/use-tool-state';

/** A team member, as typed. */
export interface PersonText {
  name: string;
  /** A time zone, or a city in one: `Europe/Lisbon`, `Europe/Lisbon:porto`. */
  place: string;
  from: string;
  to: string;
  weekend: Weekend;
}

export interface TeamState {
  people: PersonText[];
  /** The selected day; empty for the next working day. */
  on: string;
  /** The length of the meeting in minutes. */
  meeting: string;
}

export const MAX_PEOPLE = 12;
export const meetingLengths = ['30', '60', '90', '120'] as const;

export const blankPerson: PersonText = { name: '', place: '', from: '09:00', to: '17:00', weekend: '67' };

/** The zone of a place as typed. */
export const getZone = (place: string): string => place.split(':')[0]!;

const getLocalZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The default team: the reader and an empty row. */
const createDefaultTeam = (): PersonText[] => [
  { ...blankPerson, place: getLocalZone(), weekend: getUsualWeekend(getLocalZone()) },
  blankPerson,
];

const parsePerson = (value: string, weekend = ''): PersonText => {
  const [place = '', from = '', to = '', ...name] = value.split('*');
  return {
    place: place.slice(0, 80),
    from,
    to,
    name: name.join('*').slice(0, 80),
    weekend: isWeekend(weekend) ? weekend : getUsualWeekend(getZone(place)),
  };
};

const hasUsualWeekend = ({ place, weekend }: PersonText): boolean =>
  weekend === getUsualWeekend(getZone(place));

/**
 * `?who=Europe/Lisbon:porto*09:00*17:00*Ana&who=…&on=2027-03-15&for=60`; with `&off=67&off=5`, one for each of them, where
 * somebody's weekend is not the usual one.
 */
export const teamUrlCodec: UrlCodec<TeamState> = {
  parse: (params) => {
    const off = params.getAll('off');
    const people = params
      .getAll('who')
      .slice(0, MAX_PEOPLE)
      .map((value, at) => parsePerson(value, off[at]));
    return {
      people: people.length > 0 ? people : createDefaultTeam(),
      on: (params.get('on') ?? '').slice(0, 40),
      meeting: meetingLengths.find((minutes) => minutes === params.get('for')) ?? '60',
    };
  },
  serialize: ({ people, on, meeting }) => {
    const params = new URLSearchParams();
    for (const { place, from, to, name } of people) params.append('who', [place, from, to, name].join('*'));
    if (!people.every(hasUsualWeekend)) for (const { weekend } of people) params.append('off', weekend);
    if (on) params.set('on', on);
    if (meeting !== '60') params.set('for', meeting);
    return params;
  },
};
