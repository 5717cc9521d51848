import {
  BUDGET_MAX,
  BUDGET_MIN,
  createByDimension,
  dimensionKeys,
  isPassportCode,
  isTimeZone,
  MINUTES_OF_DAY,
  SLIDER_MAX,
  SLIDER_STEP,
  STAY_MONTHS_MAX,
  type IrexSliders,
  type IrexPreferences,
} from '@wanderwork/contracts';
import { canWeigh, neutralPreferences } from '@wanderwork/irex';

/** Increased when old codes would be misread. */
const VERSION = '1';
/** Each slider is one digit, in steps. */
const STEPS = SLIDER_MAX / SLIDER_STEP;

/** Preferences decoded from an address. `complete` is false if a part could not be read. */
interface DecodedPreferences {
  preferences: IrexPreferences;
  complete: boolean;
}

type Part = Partial<IrexPreferences> | null;

const parseWhole = (text: string | undefined, min: number, max: number): number | null => {
  const value = text && /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? value : null;
};

const readSliders = (text: string): Part => {
  if (!/^[0-9a]{8}$/.test(text)) return null;
  const values = [...text].map((digit) => parseInt(digit, STEPS + 1) * SLIDER_STEP);
  const sliders = createByDimension((_key, at) => values[at]!);
  return canWeigh(sliders) ? { sliders } : null;
};

const readPassport = (text: string): Part => (isPassportCode(text) ? { passport: text } : null);

/** Slashes in the time zone are written as `*`, which needs no escaping. */
const readClients = (text: string): Part => {
  const [, zone = '', start, end] = /^(.+)-(\d+)-(\d+)$/.exec(text.replaceAll('*', '/')) ?? [];
  const from = parseWhole(start, 0, MINUTES_OF_DAY - 1);
  const to = parseWhole(end, 0, MINUTES_OF_DAY - 1);
  if (from === null || to === null || from === to || !isTimeZone(zone)) return null;
  return { clients: { zone, from, to } };
};

const readStay = (text: string): Part => {
  const [month, months] = text.split('-');
  const stay = { month: parseWhole(month, 1, 12), months: parseWhole(months, 1, STAY_MONTHS_MAX) };
  return stay.month === null || stay.months === null
    ? null
    : { stay: { month: stay.month, months: stay.months } };
};

const readBudget = (text: string): Part => {
  const budgetUsd = parseWhole(text, BUDGET_MIN, BUDGET_MAX);
  return budgetUsd === null ? null : { budgetUsd };
};

const readers: Record<string, (text: string) => Part> = {
  w: readSliders,
  p: readPassport,
  c: readClients,
  m: readStay,
  b: readBudget,
};

/** Decodes the preferences in an address. Invalid parts are skipped, and `complete` is false. */
export const decodePreferences = (code: string | null): DecodedPreferences => {
  if (code === null) return { preferences: neutralPreferences, complete: true };
  const [version, ...texts] = code.split('.');
  if (version !== VERSION) return { preferences: neutralPreferences, complete: false };
  const parts = texts.map((text) => readers[text.charAt(0)]?.(text.slice(1)) ?? null);
  return {
    preferences: Object.assign({}, neutralPreferences, ...parts) as IrexPreferences,
    complete: parts.every((part) => part !== null),
  };
};

const encodeSliders = (sliders: IrexSliders): string =>
  dimensionKeys.map((key) => Math.round(sliders[key] / SLIDER_STEP).toString(STEPS + 1)).join('');

/** Encodes preferences as a short text for an address, without default values. */
export const encodePreferences = ({
  sliders,
  passport,
  clients,
  stay,
  budgetUsd,
}: IrexPreferences): string => {
  const weights = encodeSliders(sliders);
  const parts = [
    weights !== encodeSliders(neutralPreferences.sliders) && `w${weights}`,
    passport && `p${passport}`,
    clients && `c${clients.zone.replaceAll('/', '*')}-${clients.from}-${clients.to}`,
    stay && `m${stay.month}-${stay.months}`,
    budgetUsd !== null && `b${budgetUsd}`,
  ];
  return [VERSION, ...parts.filter((part) => part)].join('.');
};

/** The hash of the explorer's address that opens Your IREX. */
export const YOUR_IREX_HASH = 'your-irex';
