import { type Needs } from './climate';

export const groups = ['Clothes', 'Work', 'Papers and health', 'Your own'] as const;
export type Group = (typeof groups)[number];

/** Something to pack. */
export interface Thing {
  id: string;
  group: Group;
  name: string;
  count: number;
  /** Why so many, where that is not plain. */
  why: string;
}

interface Asked {
  needs: Needs;
  days: number;
  wash: number;
  calls: boolean;
  swim: boolean;
  /** Plugs and mains, in words; empty where no city says. */
  mains: string;
  own: readonly string[];
}

/** Shirts that can sit in a meeting. */
const MEETING_SHIRTS = 2;

/** One for each day between two washes, and one to wear while the rest dries. */
export const skinLayers = (days: number, wash: number): number => Math.min(days, wash) + 1;

/** How often one washes on the way. */
export const washes = (days: number, wash: number): number => Math.max(0, Math.ceil(days / wash) - 1);

const thing = (group: Group, id: string, name: string, count: number, why = ''): Thing[] =>
  count > 0 ? [{ id, group, name, count, why }] : [];

const clothes = ({ needs, days, wash, calls, swim }: Asked): Thing[] => {
  const { heat, mild, cold, rain } = needs;
  const skin = skinLayers(days, wash);
  const shirts = Math.max(1, skin - (calls ? MEETING_SHIRTS : 0));
  const socks = heat ? Math.ceil(skin / 2) + (mild ? 2 : 0) : skin;
  const put = (id: string, name: string, count: number, why = '') => thing('Clothes', id, name, count, why);
  const layers = `${skin - 1} days between washes, and one to wear while the rest dries`;
  return [
    ...put('shirts', 'Shirts, thin', shirts, layers),
    ...put('meeting-shirts', 'Shirts that can sit in a meeting', calls ? MEETING_SHIRTS : 0),
    ...put('underwear', 'Underwear', skin, layers),
    ...put('socks', 'Socks, pairs', socks, heat ? 'fewer, with sandals' : layers),
    ...put('wool-socks', 'Socks of wool, pairs', cold ? 2 : 0, 'for the cold'),
    ...put('trousers', 'Trousers or skirts, long and light', 2),
    ...put('shorts', 'Shorts', heat ? 1 : 0, 'for the heat'),
    ...put('pullover', 'Pullover', mild ? 1 : 0),
    ...put('base-layer', 'Base layer, top and leggings', cold ? 1 : 0, 'for the cold'),
    ...put('warm-jacket', 'Insulated jacket', cold ? 1 : 0, 'for the cold; worn on the day of travel'),
    ...put('rain-jacket', 'Rain jacket, wide enough for what is under it', rain ? 1 : 0),
    ...put('shoes', 'Walking shoes, pairs', 1, 'worn on the day of travel'),
    ...put('sandals', 'Sandals, pairs', heat ? 1 : 0, 'for the heat'),
    ...put('sun-hat', 'Sun hat', heat ? 1 : 0, 'for the heat'),
    ...put('winter-set', 'Hat, scarf and gloves', cold ? 1 : 0, 'for the cold'),
    ...put('swimwear', 'Swimwear', swim ? 1 : 0),
  ];
};

const work = ({ calls, mains }: Asked): Thing[] => [
  ...thing('Work', 'laptop', 'Laptop', 1),
  ...thing('Work', 'charger', 'Charger with several outlets', 1, 'its label must say 100–240 V'),
  ...thing('Work', 'adapter', 'Adapter', 1, mains || 'plugs there are not known to us'),
  ...thing('Work', 'headset', 'Headset with a microphone', calls ? 1 : 0),
  ...thing('Work', 'phone', 'Phone', 1),
  ...thing('Work', 'cables', 'Cables, two of each kind', 1),
  ...thing('Work', 'power-bank', 'Power bank', 1, 'up to 100 Wh, in the cabin; two at the most'),
  ...thing('Work', 'backup', 'Backup, kept somewhere else than in the bag', 1),
];

const papers = ({ days }: Asked): Thing[] => [
  ...thing('Papers and health', 'passport', 'Passport or identity card', 1),
  ...thing('Papers and health', 'cards', 'Payment cards, in two places', 2),
  ...thing('Papers and health', 'insurance', 'Insurance papers', 1),
  ...thing(
    'Papers and health',
    'medicines',
    `Medicines for ${days} days`,
    1,
    'as far as the border lets them in',
  ),
  ...thing('Papers and health', 'wash-bag', 'Wash bag, liquids up to 100 ml', 1),
];

const ownThings = ({ own }: Asked): Thing[] =>
  own.flatMap((name) => (name.trim() ? thing('Your own', `own-${name}`, name, 1) : []));

/** All there is to pack. Longer journeys need no more clothes, only more washes. */
export const thingsFor = (asked: Asked): Thing[] => [
  ...clothes(asked),
  ...work(asked),
  ...papers(asked),
  ...ownThings(asked),
];
