import { computeScore, countBits, getCity, getScoreParts, isWin, type State } from '@wanderwork/quest-engine';
import { formatMoney } from '../../../../shared/labels';
import { formatCount } from '../text/labels';
import { getGoals, type Goal } from '../text/goals';

/** A result of a run, and the points it brought; none for those that bring no points. */
export interface ScoreRow {
  name: string;
  value: string;
  points?: number;
}

const formatKilograms = (kilograms: number): string => `${kilograms.toLocaleString('en')} kg`;

/** A player who never left home has no route. */
const getRouteRows = ({ kilometres, longitude }: State): readonly ScoreRow[] =>
  kilometres === 0
    ? []
    : [
        { name: 'Around the world', value: `${Math.round(Math.abs(longitude) / 100)}°` },
        { name: 'Distance', value: `${kilometres.toLocaleString('en')} km` },
      ];

const formatSpareDays = ({ rules, day }: State): string =>
  rules.goal === 'stays' || day >= rules.days ? 'yes' : `${formatCount(rules.days - day, 'day')} to spare`;

/** The results of a run. Their points add up to the score. */
export const getScoreRows = (state: State): readonly ScoreRow[] => {
  const points = getScoreParts(state);
  const continents = countBits(state.continents);
  const friends = state.bonds.reduce((sum, bond) => sum + bond, 0);
  const rows: readonly ScoreRow[] = [
    ...(points.win > 0 ? [{ name: 'Completed', value: formatSpareDays(state), points: points.win }] : []),
    { name: 'Wonder', value: String(state.wonder), points: points.wonder },
    { name: 'Belonging', value: String(state.belonging), points: points.belonging },
    { name: 'Reputation', value: String(state.reputation), points: points.reputation },
    { name: 'Money left', value: formatMoney(state.cash), points: points.money },
    ...(friends === 0 ? [] : [{ name: 'Bonds', value: String(friends), points: points.bonds }]),
    ...(state.kilometres === 0
      ? []
      : [
          { name: 'Cities', value: String(state.cityCount), points: points.cities },
          { name: 'Continents', value: String(continents), points: points.continents },
          { name: 'CO₂', value: formatKilograms(state.co2), points: points.co2 },
        ]),
    ...(state.overstay === 0
      ? []
      : [{ name: 'Days overstayed', value: String(state.overstay), points: points.overstay }]),
    ...getRouteRows(state),
    { name: 'Ended in', value: getCity(state.city).name },
  ];
  // A score below zero counts as zero, which its parts do not add up to.
  return computeScore(state) > 0 ? rows : rows.map(({ name, value }) => ({ name, value }));
};

const describeMissing = ({ name, have, need }: Goal): string => {
  const missing = need - have;
  switch (name) {
    case 'Cities':
      return formatCount(missing, 'city', 'cities');
    case 'Continents':
      return formatCount(missing, 'continent');
    case 'Wishes':
      return formatCount(missing, 'wish', 'wishes');
    case 'Long stays':
      return formatCount(missing, 'long stay');
    default:
      return `${missing}° around the world`;
  }
};

const list = new Intl.ListFormat('en');

/** "Still missing: 1 city, 1 continent, and the way home."; null for a run that was won or had no goal. */
export const describeShortfall = (state: State): string | null => {
  const goals = getGoals(state);
  if (isWin(state.ending) || goals.length === 0) return null;
  const missing = goals.filter(({ have, need }) => have < need).map(describeMissing);
  const isAway = state.rules.goal !== 'stays' && state.city !== state.home;
  const all = isAway ? [...missing, 'the way home'] : missing;
  return all.length === 0 ? null : `Still missing: ${list.format(all)}.`;
};
