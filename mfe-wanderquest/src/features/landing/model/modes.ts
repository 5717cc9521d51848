/** A way to play, and who will be able to. */
export interface Mode {
  name: string;
  length: string;
  about: string;
  players: 'Everyone' | 'Members' | 'Pro and Premium';
}

export const modes: Mode[] = [
  { name: 'First Week', length: '7 days', about: 'Learn one thing a day. Open now', players: 'Everyone' },
  {
    name: 'Daily Dash',
    length: '21 days',
    about: 'The same start for all, one ranked try',
    players: 'Members',
  },
  { name: 'Weekly Route', length: '60 days', about: 'A new map every week', players: 'Pro and Premium' },
  { name: 'Grand Tour', length: '180 days', about: 'Once around, and home', players: 'Pro and Premium' },
  {
    name: 'Slow Year',
    length: '365 days',
    about: 'Four cities, 28 nights or more in each',
    players: 'Pro and Premium',
  },
  { name: 'Free Roam', length: 'No end', about: 'No goal but your own', players: 'Pro and Premium' },
];
