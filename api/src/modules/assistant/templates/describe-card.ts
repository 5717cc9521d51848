import {
  capitalize,
  formatPlaceName,
  joinNames,
  monthNames,
  type AssistantCard,
  type AssistantClaim,
  type AssistantFigure,
  type FigureTopic,
} from '@wanderwork/contracts';
import { createSay, Name } from './say.js';

const find = ({ figures }: AssistantCard, key: string): AssistantFigure | null =>
  figures.find((figure) => figure.key === key && figure.value !== null) ?? null;

type Say = ReturnType<typeof createSay>;

interface TopicPlace {
  city: Name;
  country: Name;
}

/** The figure that decides a topic, and its sentence. A figure of the country says so. */
const topicFigures: Readonly<
  Record<
    FigureTopic,
    readonly [key: string, describe: (say: Say, figure: AssistantFigure, place: TopicPlace) => AssistantClaim]
  >
> = {
  cost: ['monthly_cost', (say, figure, { city }) => say`Living in ${city} costs one person ${figure}.`],
  rent: ['rent', (say, figure, { city }) => say`A one-bedroom apartment in ${city} rents for ${figure}.`],
  internet: [
    'download',
    (say, figure, { country }) => say`The median download speed in ${country} is ${figure}.`,
  ],
  safety: [
    'safety_index',
    (say, figure, { city, country }) =>
      say`The safety index of ${country} is ${figure}; we have no figure for ${city} alone.`,
  ],
  air: [
    'air_pm25',
    (say, figure, { city }) =>
      say`The air in ${city} has ${figure} of fine particles, averaged over the year.`,
  ],
  english: [
    'english_share',
    (say, figure, { country }) => say`In ${country}, ${figure} of people use English.`,
  ],
  population: ['population', (say, figure, { city }) => say`${city} has a population of ${figure}.`],
  score: ['irex', (say, figure, { city }) => say`The IREX of ${city} is ${figure}.`],
  visa: ['nomad_visa', (say, figure, { country }) => say`A nomad visa in ${country}: ${figure}.`],
  weather: [
    'temperature_year',
    (say, figure, { city }) => say`Over the year, the temperature in ${city} averages ${figure}.`,
  ],
  airport: [
    'airport_large_km',
    (say, figure, { city }) => say`The nearest large airport is ${figure} from ${city}.`,
  ],
  health: [
    'health_coverage',
    (say, figure, { country }) => say`The health services of ${country} have an index of ${figure}.`,
  ],
  time: ['time', (say, figure, { city }) => say`The time in ${city}: ${figure}.`],
};

const describeWeather = (tempC: number | null, rainMm: number | null): string => {
  if (tempC === null) return 'not known';
  const warmth =
    tempC < 8 ? 'cold' : tempC < 18 ? 'cool' : tempC <= 25 ? 'comfortable' : tempC <= 28 ? 'warm' : 'hot';
  return rainMm !== null && rainMm >= 120
    ? `${warmth} and rainy`
    : rainMm !== null && rainMm <= 60
      ? `${warmth} and dry`
      : warmth;
};

type CompareCard = Extract<AssistantCard, { tool: 'city.compare' }>;

/** The cities of a comparison with their figures of one row, highest first. Unknown figures are left out. */
const rankCities = (
  { cities, figures }: CompareCard,
  row: string,
): { name: Name; figure: AssistantFigure }[] =>
  cities
    .flatMap(({ slug, name }) => {
      const figure = figures.find(({ key, value }) => key === `${row}.${slug}` && value !== null);
      return figure ? [{ name: new Name(name), figure }] : [];
    })
    .sort((one, other) => Number(other.figure.value) - Number(one.figure.value));

/** Verdicts of a table that need a subject in a sentence. */
const fullVerdicts: Readonly<Record<string, string>> = {
  Level: 'No clear difference',
  'The same': 'They’re the same',
};

/** "Portugal is probably safer (about 90% sure). Safety index: Lisbon 78.3 of 100, Medellín 27.8 of 100." */
const compareRow = (say: Say, card: CompareCard, key: string): AssistantClaim[] => {
  const row = card.rows.find((one) => one.key === key);
  const [first, second, third] = rankCities(card, key);
  if (!row?.note || !first || !second) return [];
  const verdict = new Name(fullVerdicts[row.note] ?? row.note);
  const label = new Name(row.label);
  return [
    third
      ? say`${verdict}. ${label}: ${first.name} ${first.figure}, ${second.name} ${second.figure}, ${third.name} ${third.figure}.`
      : say`${verdict}. ${label}: ${first.name} ${first.figure}, ${second.name} ${second.figure}.`,
  ];
};

/** How many cities of a list a sentence names. */
const NAMED_CITIES = 3;

/** The sentences of a card, as a list. The cards answer without them. */
export const describeCard = (card: AssistantCard): AssistantClaim[] => {
  const say = createSay(card);
  switch (card.tool) {
    case 'cities.search': {
      const names = joinNames(card.cities.slice(0, NAMED_CITIES).map(({ name }) => name));
      const total = find(card, 'total')!;
      // Why a part of the question was left out: "We have no data on the sea and lakes yet."
      const leftOut = card.notes
        .filter((note) => note !== card.near && !note.startsWith('“'))
        .map((note) => say`${new Name(note)}`);
      const found =
        card.near !== null
          ? [
              say`No city meets every condition. ${new Name(names)} ${card.cities.length === 1 ? 'comes' : 'come'} closest.`,
            ]
          : card.total === 1
            ? [say`${new Name(names)} is the only city that fits.`]
            : [
                card.total <= NAMED_CITIES
                  ? say`${total} cities fit: ${new Name(names)}.`
                  : say`${total} cities fit, led by ${new Name(names)}.`,
              ];
      return [...found, ...leftOut];
    }
    case 'city.figures':
      return card.topics.map((topic) => {
        const [key, describe] = topicFigures[topic];
        const figure = find(card, key);
        const city = new Name(card.city.name);
        const country = new Name(formatPlaceName(card.city.country));
        return figure
          ? describe(say, figure, { city, country })
          : say`We have no figure on this for ${city}.`;
      });
    case 'city.months': {
      const name = new Name(card.city.name);
      const best = joinNames(card.best.map((month) => monthNames[month - 1]!));
      if (card.asked.length === 0)
        return [
          card.best.length === 0
            ? say`No month in ${name} is comfortable by our rule.`
            : say`The best months in ${name} are ${best}.`,
        ];
      return card.asked.flatMap((month) => {
        const { tempC, rainMm } = card.months[month - 1]!;
        const [temp, rain] = [find(card, `temperature_${month}`), find(card, `rain_${month}`)];
        const start = monthNames[month - 1]!;
        if (!temp) return [say`We don’t know the weather of ${name} in ${start}.`];
        return [
          rain
            ? say`${start} in ${name} is ${describeWeather(tempC, rainMm)}: ${temp} on average and ${rain} of rain.`
            : say`${start} in ${name} is ${describeWeather(tempC, rainMm)}: ${temp} on average.`,
        ];
      });
    }
    case 'city.near':
      return [
        say`${card.title.startsWith('Near ') ? 'Nearest to' : 'Most like'} ${new Name(card.city.name)}: ${new Name(joinNames(card.cities.slice(0, NAMED_CITIES).map(({ name }) => name)))}.`,
      ];
    case 'city.compare':
      return card.answerRows.flatMap((key) => compareRow(say, card, key));
    case 'irex.explain': {
      const sorted = card.dimensions.toSorted((one, other) => other.score - one.score);
      const [best, worst] = [sorted[0], sorted.at(-1)];
      if (!best || !worst) return [];
      return [
        say`${new Name(card.city.name)} scores ${find(card, 'irex')!}.`,
        say`It does best in ${best.name.toLowerCase()} (${find(card, best.key)!}) and worst in ${worst.name.toLowerCase()} (${find(card, worst.key)!}).`,
      ];
    }
    case 'visa.entry': {
      const entry = card.figures[0]!;
      const name = new Name(card.title.split(' with ')[0]!);
      if (card.kind === 'free')
        return [say`With this passport, you can stay in ${name} as long as you like.`];
      if (card.kind === 'days') return [say`${name} allows ${entry} a visit without a visa.`];
      if (card.kind === 'unknown') return [say`We don’t know how many days ${name} allows.`];
      return [
        card.kind === 'no admission'
          ? say`${name} doesn’t admit holders of this passport.`
          : say`${name} asks for ${new Name(entry.text)}.`,
      ];
    }
    case 'visa.nomad': {
      const [visa, months] = [find(card, 'nomad_visa'), find(card, 'nomad_visa_months')];
      const name = new Name(card.title.replace('Nomad visa: ', ''));
      if (!visa || visa.value === 'no')
        return [say`We know of no nomad visa for ${name}, but there may be one.`];
      if (visa.value === 'announced') return [say`${name} has announced a nomad visa.`];
      const income = find(card, 'nomad_visa_income');
      return [
        months ? say`${name} has a nomad visa for up to ${months}.` : say`${name} has a nomad visa.`,
        ...(income ? [say`It asks for an income of ${income}.`] : []),
      ];
    }
    case 'visa.schengen': {
      const [limit, window, member] = ['limit', 'window', 'member'].map((key) => find(card, key));
      if (limit && window)
        return [
          ...(member
            ? [
                say`${new Name(member.label.replace(/ is in .*/, ''))} is ${member.value === 'yes' ? '' : 'not '}in the Schengen area.`,
              ]
            : []),
          say`The rule: at most ${limit} in any ${window}; days of entry and exit count.`,
        ];
      const [used, left, leave, back] = ['used', 'left', 'leave_by', 'return_from'].map((key) =>
        find(card, key),
      );
      if (find(card, 'applies'))
        return [say`With your passport, the Schengen limit doesn’t apply: you can stay as long as you like.`];
      if (card.fits !== null && find(card, 'fits'))
        return [
          card.fits
            ? say`It fits: ${used!} count.`
            : leave
              ? say`It doesn’t fit: leave by ${leave}.`
              : say`It doesn’t fit.`,
          ...(!card.fits && back ? [say`Days are available again from ${back}.`] : []),
        ];
      return [
        say`You have used ${used!} and have ${left!} left.`,
        ...(leave && back
          ? [say`${leave.label} ${leave}; after that, days are available again from ${back}.`]
          : []),
        ...(!leave && back ? [say`Days are available again from ${back}.`] : []),
      ];
    }
    case 'tax.days': {
      const [days, left, limit] = ['days', 'left', 'limit'].map((key) => find(card, key));
      const isOver = find(card, 'over')?.value === 'yes';
      if (!days)
        return [
          find(card, 'law')
            ? say`The law of this country: ${find(card, 'law')!}.`
            : say`Many countries’ rules begin at ${limit!}; we don’t have this country’s rule.`,
        ];
      return [
        isOver
          ? say`That’s ${days!}. Many countries count you as tax resident from ${limit!}; this country’s own rule decides.`
          : say`That’s ${days!}, with ${left!} left until the ${limit!} from which many countries count you as tax resident. Other ties can count sooner.`,
      ];
    }
    case 'hours.overlap': {
      const [both, here, flexible, wide] = ['both', 'both_here', 'flexible', 'flexible_here'].map((key) =>
        find(card, key),
      );
      const name = new Name(card.city.name);
      return [
        here
          ? say`With the same working day, you share ${both!}: ${here} in ${name}.`
          : say`The two working days share no hours.`,
        ...(wide ? [say`If you can work early or late, you share ${flexible!}: ${wide} in ${name}.`] : []),
      ];
    }
    case 'hours.convert': {
      const [here, there] = [new Name(card.from.name), new Name(card.to.name)];
      const [from, to, difference, day] = ['from', 'to', 'difference', 'day'].map((key) => find(card, key));
      return [
        card.from.zone === 'UTC'
          ? say`At ${from!} UTC on ${day!}, it’s ${to!} in ${there}.`
          : say`When it’s ${from!} on ${day!} in ${here}, it’s ${to!} in ${there}.`,
        difference!.value === 0
          ? say`Both have the same time.`
          : say`${there} is ${difference!} ${Number(difference!.value) > 0 ? 'of ' : ''}${here}.`,
      ];
    }
    case 'budget.stay': {
      const [total, month, months, people] = ['total', 'month', 'months', 'people'].map((key) =>
        find(card, key),
      );
      const name = new Name(card.city.name);
      return [
        card.months === 1
          ? say`${months!} in ${name} costs ${people!} ${total!}.`
          : say`${months!} in ${name} cost ${people!} ${total!}, or ${month!}.`,
      ];
    }
    case 'leg.estimate': {
      const [km, plane, train] = ['km', 'hours_plane', 'hours_train'].map((key) => find(card, key));
      const own = train ?? plane;
      return [
        say`${new Name(card.to.name)} is ${km!} from ${new Name(card.from.name)}.`,
        ...(own ? [say`${own.label} takes ${own}, by our estimate.`] : []),
      ];
    }
    case 'packing.list': {
      const [cold, warm] = [find(card, 'coldest'), find(card, 'warmest')];
      if (!cold || !warm) return [say`We don’t know the weather there, so the list is for all of it.`];
      return [
        cold.text === warm.text
          ? say`Pack for ${cold} on average.`
          : say`Pack for ${cold} to ${warm} on average.`,
      ];
    }
    case 'articles.find':
      return [say`We have ${find(card, 'total')!} on this.`].map((claim) => ({
        ...claim,
        text: claim.text
          .replace(/^We have 1 on/, 'We have 1 article on')
          .replace(/^We have (\d+) on/, 'We have $1 articles on'),
      }));
    case 'trip.read': {
      const [from, to, count, cost] = ['from', 'to', 'nights', 'cost'].map((key) => find(card, key));
      return from && to
        ? [say`From ${from} to ${to}: ${count!}, ${cost!} without journeys.`]
        : [say`Your trip has no stops yet.`];
    }
    case 'trip.check':
      return card.conflicts.length === 0
        ? [say`Everything fits by the rules and figures that we have.`]
        : [say`${find(card, 'conflicts')!} things don’t fit.`].map((claim) => ({
            ...claim,
            text: claim.text.replace(/^1 things don’t/, '1 thing doesn’t'),
          }));
    case 'trip.draft': {
      const [cost, before] = [find(card, 'cost'), find(card, 'before_cost')];
      return [
        say`I’ve made a draft. Nothing has changed yet.`,
        ...(cost && before && cost.text !== before.text
          ? [say`The cost without journeys would be ${cost} instead of ${before}.`]
          : []),
      ];
    }
    case 'trip.propose': {
      const [plan] = card.plans;
      if (!plan) return [];
      const names = new Name(plan.stops.map(({ name }) => name).join(', then '));
      const cost = find(card, 'cost');
      return [
        cost
          ? say`${card.fits ? 'This plan fits' : 'This plan comes nearest'}: ${names}. It costs ${cost} without journeys.`
          : say`${card.fits ? 'This plan fits' : 'This plan comes nearest'}: ${names}.`,
      ];
    }
    case 'account': {
      const key = { limits: 'messages_left', plan: 'plan', favourites: 'count', trips: 'count' }[card.topic];
      const figure = card.figures.find((one) => one.key === key)!;
      if (card.topic === 'limits') return [say`Questions left today: ${figure}.`];
      return [say`${capitalize(figure.label.toLowerCase())}: ${figure}.`];
    }
    case 'about': {
      const text: AssistantClaim = { text: card.text, cites: [] };
      return [text];
    }
  }
};
