import { Points } from '@wanderwork/ui/notice';

const steps = [
  [
    'Spend the days',
    'Work, rest, explore, meet people or do paperwork, for one day or seven. Any event can stop you earlier.',
  ],
  [
    'See the odds first',
    'Every card shows what a choice costs and how likely it is to go well, before you choose.',
  ],
  [
    'Hold it together',
    'Money, energy, health, belonging, reputation and visa days. Let one of them fall and the others follow.',
  ],
  [
    'Close the circle',
    'Once around the world, eight cities, three continents and a wish. Then home. Or one of thirteen other endings.',
  ],
] as const;

/** The game loop in four sentences. */
export const HowItPlays = () => <Points ordered points={steps} level={3} />;
