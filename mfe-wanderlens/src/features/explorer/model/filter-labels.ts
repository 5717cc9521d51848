import { type CityClimate, type CitySize } from '@wanderwork/contracts';

export const climateLabels: Record<CityClimate, string> = {
  cool: 'Cool',
  mild: 'Mild',
  warm: 'Warm',
  hot: 'Hot',
};

export const sizeLabels: Record<CitySize, string> = {
  town: 'Up to 100,000 people',
  small: 'Up to 300,000 people',
  medium: '300,000 to 1 million people',
  big: '1 million people or more',
};
