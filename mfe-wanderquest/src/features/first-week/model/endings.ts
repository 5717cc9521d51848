import { type State } from '@wanderwork/quest-engine';

interface Ending {
  title: string;
  text: string;
}

const weekOver: Ending = {
  title: 'The week is over',
  text: 'You have learned all seven things that the long way round asks for. The client has paid, the stairs know your step, and the map is still mostly white.',
};

const byName: Readonly<Record<string, Ending>> = {
  out_of_money: {
    title: 'The card is declined',
    text: 'Once, then again, politely. A friend buys the ticket home and asks no questions for at least a month.',
  },
  burned_out: {
    title: 'Burned out',
    text: 'You sit on the bed with one shoe on and cannot think what the other is for. Someone calls a doctor, and then your mother.',
  },
  medevac: {
    title: 'Flown home',
    text: 'The ceiling of an ambulance aircraft is lower than you would have thought. Somebody holds your hand over two borders.',
  },
  lonely_train: {
    title: 'The lonely train',
    text: 'Ten days without a name in them. You buy a ticket to where people would notice if you did not come.',
  },
  escorted_out: {
    title: 'Escorted out',
    text: 'Two officers, a corridor, a door that you had not noticed. They are kind about it, which makes it worse.',
  },
  quit: { title: 'You went home', text: 'That is allowed. The map stays where it is.' },
};

/** The words of how a week ended. */
export const endingOf = ({ ending }: Pick<State, 'ending'>): Ending => (ending && byName[ending]) ?? weekOver;
