import { type Needs } from './climate.js';

export const groups = ['Clothes', 'Work', 'Papers and health', 'Your own'] as const;
export type Group = (typeof groups)[number];

/** An item of the packing list. */
export interface PackingItem {
  id: string;
  group: Group;
  name: string;
  count: number;
  /** Why the item or its count; may be empty. */
  reason: string;
}

interface PackingInput {
  needs: Needs;
  days: number;
  wash: number;
  calls: boolean;
  swim: boolean;
  /** Plug types and voltage as text; empty if unknown. */
  plugs: string;
  own: readonly string[];
}

/** Presentable shirts for video calls. */
const MEETING_SHIRT_COUNT = 2;

/** One per day between washes, plus one to wear while the rest dries. */
export const countSkinLayers = (days: number, wash: number): number => Math.min(days, wash) + 1;

/** The number of washes on a trip. */
export const countWashes = (days: number, wash: number): number => Math.max(0, Math.ceil(days / wash) - 1);

const createItem = (group: Group, id: string, name: string, count: number, reason = ''): PackingItem[] =>
  count > 0 ? [{ id, group, name, count, reason }] : [];

const getClothes = ({ needs, days, wash, calls, swim }: PackingInput): PackingItem[] => {
  const { heat, mild, cold, rain } = needs;
  const skin = countSkinLayers(days, wash);
  const shirts = Math.max(1, skin - (calls ? MEETING_SHIRT_COUNT : 0));
  const socks = heat ? Math.ceil(skin / 2) + (mild ? 2 : 0) : skin;
  const add = (id: string, name: string, count: number, reason = '') =>
    createItem('Clothes', id, name, count, reason);
  const layers = `${skin - 1} days between washes, and one to wear while the rest dries`;
  return [
    ...add('shirts', 'Shirts, light', shirts, layers),
    ...add('meeting-shirts', 'Shirts for video calls', calls ? MEETING_SHIRT_COUNT : 0),
    ...add('underwear', 'Underwear', skin, layers),
    ...add('socks', 'Socks, pairs', socks, heat ? 'fewer, with sandals' : layers),
    ...add('wool-socks', 'Wool socks, pairs', cold ? 2 : 0, 'for the cold'),
    ...add('trousers', 'Trousers or skirts, long and light', 2),
    ...add('shorts', 'Shorts', heat ? 1 : 0, 'for the heat'),
    ...add('pullover', 'Pullover', mild ? 1 : 0),
    ...add('base-layer', 'Base layer, top and leggings', cold ? 1 : 0, 'for the cold'),
    ...add('warm-jacket', 'Insulated jacket', cold ? 1 : 0, 'for the cold; worn on the day of travel'),
    ...add('rain-jacket', 'Rain jacket that fits over layers', rain ? 1 : 0),
    ...add('shoes', 'Walking shoes, pairs', 1, 'worn on the day of travel'),
    ...add('sandals', 'Sandals, pairs', heat ? 1 : 0, 'for the heat'),
    ...add('sun-hat', 'Sun hat', heat ? 1 : 0, 'for the heat'),
    ...add('winter-set', 'Hat, scarf and gloves', cold ? 1 : 0, 'for the cold'),
    ...add('swimwear', 'Swimwear', swim ? 1 : 0),
  ];
};

const getWorkItems = ({ calls, plugs }: PackingInput): PackingItem[] => [
  ...createItem('Work', 'laptop', 'Laptop', 1),
  ...createItem('Work', 'charger', 'Charger with several outlets', 1, 'its label must say 100–240 V'),
  ...createItem('Work', 'adapter', 'Adapter', 1, plugs || 'we don’t know the plug types there'),
  ...createItem('Work', 'headset', 'Headset with a microphone', calls ? 1 : 0),
  ...createItem('Work', 'phone', 'Phone', 1),
  ...createItem('Work', 'cables', 'Cables, two of each kind', 1),
  ...createItem('Work', 'power-bank', 'Power bank', 1, 'up to 100 Wh, in the cabin; two at the most'),
  ...createItem('Work', 'backup', 'Backup, kept outside your bag', 1),
];

const getPapers = ({ days }: PackingInput): PackingItem[] => [
  ...createItem('Papers and health', 'passport', 'Passport or identity card', 1),
  ...createItem('Papers and health', 'cards', 'Payment cards, in two places', 2),
  ...createItem('Papers and health', 'insurance', 'Insurance papers', 1),
  ...createItem(
    'Papers and health',
    'medicines',
    `Medicines for ${days} days`,
    1,
    'check what you may bring in',
  ),
  ...createItem('Papers and health', 'wash-bag', 'Wash bag, liquids up to 100 ml', 1),
];

const getOwnItems = ({ own }: PackingInput): PackingItem[] =>
  own.flatMap((name) => (name.trim() ? createItem('Your own', `own-${name}`, name, 1) : []));

/** The whole list. Longer trips need more washes, not more clothes. */
export const getPackingItems = (input: PackingInput): PackingItem[] => [
  ...getClothes(input),
  ...getWorkItems(input),
  ...getPapers(input),
  ...getOwnItems(input),
];
