import { cityAt, clients, type State } from '@wanderwork/quest-engine';

const NIGHT_MINUTES = 180;
const DAY_MINUTES = 1440;

const clock = (minutes: number): string => {
  const within = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};

/** A card's words with the run's own names in their gaps. */
export const filled = (state: State, text: string): string => {
  const city = cityAt(state.city);
  const client = clients[state.client];
  const values: Readonly<Record<string, string>> = {
    city: city.name,
    country: city.country,
    client: client ? `the client in ${client.name}` : 'the client',
    clientTime: clock(NIGHT_MINUTES - city.utc + (client?.utc ?? 0)),
  };
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
};
