import {
  clients,
  getEffectCents,
  scaleLoss,
  type Effect,
  type PersonId,
  type State,
  gear,
  people,
  type ChoiceOdds,
} from '@wanderwork/quest-engine';
import { formatMoney, formatSigned } from '../../../../shared/labels';
import { getTravelDayEffects } from './expected-effects';
import { capitalize } from './fill-text';

const formatDays = (count: number): string => (count === 1 ? 'a day' : `${count} days`);

const personNames: Readonly<Record<PersonId, string>> = {
  ana: 'Ana',
  kai: 'Kai',
  mei: 'Mei',
  omar: 'Omar',
  ruth: 'Ruth',
  tomas: 'Tomás',
  priya: 'Priya',
  lucia: 'Lucía',
  bao: 'Bao',
  accountant: 'the Accountant',
};

export const getPersonName = (id: PersonId): string => personNames[id];

const formatCash = (cents: number): string =>
  cents < 0 ? `Costs ${formatMoney(-cents)}` : `Brings in ${formatMoney(cents)}`;

const formatMeter = (name: string, change: number): string => `${capitalize(name)} ${formatSigned(change)}`;

const formatEffect = (state: State, effect: Effect): string | null => {
  switch (effect[0]) {
    case 'cash':
    case 'cityDays':
    case 'medical':
      return formatCash(getEffectCents(state, effect));
    case 'insured':
      return `${formatMoney(effect[1])} back if insured`;
    case 'energy':
    case 'health':
      return formatMeter(effect[0], scaleLoss(state, effect[1]));
    case 'belonging':
    case 'reputation':
    case 'wonder':
      return formatMeter(effect[0], effect[1]);
    case 'units':
      return `${effect[1] < 0 ? 'Work lost' : 'Work done'}: ${Math.abs(effect[1]) / 1000} of a day`;
    case 'prepaid':
      return `${effect[1]} nights paid`;
    case 'lose':
      return `Takes ${formatDays(effect[1])}`;
    case 'bond':
      return `Bond with ${personNames[effect[1]]} ${formatSigned(effect[2])}`;
    case 'lead':
      return `An offer from one of ${clients.length} clients`;
    case 'inWriting':
      return 'Two fewer shared hours';
    case 'wish':
      return 'A wish is one city closer';
    case 'gear':
      return 'You get an item';
    case 'loseGear':
      return 'You lose an item';
    case 'flag':
    case 'lag':
    case 'later':
      return null;
  }
};

/** What the days that an outcome takes cost until the next morning. */
const formatLostDays = (state: State, effects: readonly Effect[]): readonly string[] => {
  const days = effects.reduce((sum, effect) => (effect[0] === 'lose' ? sum + effect[1] : sum), 0);
  return days === 0
    ? []
    : [`${days === 1 ? 'That day' : 'Those days'}: ${getTravelDayEffects(state, days).join(', ')}`];
};

/** What an outcome does whose effects are all hidden. */
const describeHiddenEffects = (effects: readonly Effect[]): string =>
  effects.length === 0 ? 'Nothing changes' : 'Nothing today; it may matter later';

/** The effects of an outcome as short labels. Of effects that the story reveals, it says only that there are some. */
export const formatEffects = (state: State, effects: readonly Effect[]): readonly string[] => {
  const labels = effects.flatMap((effect) => formatEffect(state, effect) ?? []);
  return labels.length === 0
    ? [describeHiddenEffects(effects)]
    : [...labels, ...formatLostDays(state, effects)];
};

/** The likelihood as a band, since exact odds are hidden until the card was met. */
const getLikelihood = (chance: number): string => {
  if (chance >= 100) return 'Certain';
  if (chance >= 65) return 'Likely';
  return chance >= 45 ? 'Even' : 'Unlikely';
};

/** "Likely", or "Likely, 72%" when the exact odds are known. */
export const formatChance = (chance: number, exact: boolean): string =>
  exact && chance < 100 ? `${getLikelihood(chance)}, ${chance}%` : getLikelihood(chance);

/** "4.5%", from thousandths. */
export const formatThousandths = (thousandths: number): string => `${thousandths / 10}%`;

type Needs = ChoiceOdds['choice']['needs'];

/** Why a choice is closed: the gear, bond or reputation it needs. Story conditions stay secret. */
export const describeClosedChoice = (needs: Needs, state: State): string => {
  if (needs && 'gear' in needs) {
    const { name } = gear.find(({ id }) => id === needs.gear)!;
    return `You need an item you don’t carry: ${name.toLowerCase()}.`;
  }
  if (needs && 'bond' in needs) {
    const has = state.bonds[people.indexOf(needs.bond)]!;
    return `Needs a bond of ${needs.atLeast} with ${getPersonName(needs.bond)}; yours is ${has}.`;
  }
  if (needs && 'figure' in needs && needs.figure === 'reputation')
    return `Needs a reputation of ${needs.value}; yours is ${state.reputation}.`;
  return 'Not open to you yet.';
};
