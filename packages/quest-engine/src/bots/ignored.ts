/** Systems of the game a bot can ignore. The points it loses show that the system matters. */
export const systems = [
  'cost',
  'overlap',
  'internet',
  'comfort',
  'community',
  'visas',
  'rest',
  'belonging',
  'gear',
  'clients',
  'booking',
  'wishes',
  'news',
] as const;
export type System = (typeof systems)[number];
export type Ignored = Readonly<Partial<Record<System, true>>>;

export const nothingIgnored: Ignored = {};
