/** A small reader of calendar files that knows nothing of `Intl`: zones are what their VTIMEZONE says. */

const MINUTE_MS = 60_000;

export interface ReadProperty {
  name: string;
  params: Record<string, string>;
  value: string;
}

export interface ReadComponent {
  name: string;
  properties: ReadProperty[];
  components: ReadComponent[];
}

const readLine = (line: string): ReadProperty => {
  const [head = '', ...rest] = line.split(':');
  const [name = '', ...params] = head.split(';');
  return {
    name,
    params: Object.fromEntries(params.map((param) => param.split('=') as [string, string])),
    value: rest.join(':'),
  };
};

export const readCalendar = (file: string): ReadComponent => {
  const root: ReadComponent = { name: '', properties: [], components: [] };
  const open = [root];
  for (const line of file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)) {
    const property = readLine(line);
    const last = open.at(-1)!;
    if (property.name === 'BEGIN') {
      const component = { name: property.value, properties: [], components: [] };
      last.components.push(component);
      open.push(component);
    } else if (property.name === 'END') open.pop();
    else last.properties.push(property);
  }
  return root.components[0]!;
};

export const find = ({ properties }: ReadComponent, name: string): ReadProperty | undefined =>
  properties.find((property) => property.name === name);

/** "20270328T023000" as if it were UTC. */
const readClock = (text: string): number => {
  const [, year, month, date, hours = 0, minutes = 0] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ?)?$/
    .exec(text)!
    .map(Number);
  return Date.UTC(year!, month! - 1, date, hours, minutes);
};

const readOffset = (text: string): number => {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(text)!;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
};

/** The instant of a local time by the observances of a VTIMEZONE: the last one that has begun by then. */
const toInstant = (calendar: ReadComponent, zone: string, shown: number): number => {
  const definition = calendar.components.find(
    (one) => one.name === 'VTIMEZONE' && find(one, 'TZID')?.value === zone,
  );
  if (!definition) throw new Error(`${zone} has no VTIMEZONE`);
  const observances = definition.components.map((one) => ({
    local: readClock(find(one, 'DTSTART')!.value),
    from: readOffset(find(one, 'TZOFFSETFROM')!.value),
    to: readOffset(find(one, 'TZOFFSETTO')!.value),
  }));
  // An hour that occurs twice is the first one: the new offset begins where the clocks show it for the second time.
  const [first] = observances;
  if (!first || shown < first.local) throw new Error(`${zone} is not described at ${shown}`);
  const current = observances.findLast(
    ({ local, from, to }) =>
      shown - Math.min(from, to) >= local - from + Math.max(0, from - to) || local === first.local,
  )!;
  const instant = shown - current.to;
  const next = observances.find(
    ({ local, from }) => local - from > shown - current.to && local > current.local,
  );
  return next && shown - current.to >= next.local - next.from ? shown - next.to : instant;
};

export const readInstant = (calendar: ReadComponent, { params, value }: ReadProperty): number =>
  value.endsWith('Z') ? readClock(value) : toInstant(calendar, params['TZID']!, readClock(value));

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const DAY_MS = 86_400_000;

/** The starts of all instances of an event, in milliseconds since 1970. */
export const listInstances = (calendar: ReadComponent, event: ReadComponent): number[] => {
  const start = find(event, 'DTSTART')!;
  const rule = find(event, 'RRULE');
  if (!rule) return [readInstant(calendar, start)];
  const parts = Object.fromEntries(rule.value.split(';').map((part) => part.split('=') as [string, string]));
  const exceptions = new Set(
    event.properties.filter(({ name }) => name === 'EXDATE').map(({ value }) => readClock(value)),
  );
  const until = readClock(parts['UNTIL']!);
  const instances: number[] = [];
  for (let shown = readClock(start.value); ; shown += DAY_MS) {
    if (exceptions.has(shown)) continue;
    if (!parts['BYDAY']!.split(',').includes(WEEKDAYS[new Date(shown).getUTCDay()]!)) continue;
    const instant = toInstant(calendar, start.params['TZID']!, shown);
    if (instant > until) return instances;
    instances.push(instant);
    if (instant === until) return instances;
  }
};
