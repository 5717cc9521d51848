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

/** The figure that decides a topic, what it is, and whether it is the country's. */
const topicFigures: Readonly<
  Record<FigureTopic, readonly [key: string, what: string, place: 'city' | 'country']>
> = {
  cost: ['monthly_cost', 'The cost of living for one person', 'city'],
  rent: ['rent', 'Rent for one bedroom', 'city'],
  internet: ['download', 'The median download speed', 'country'],
  safety: ['safety_index', 'The safety index', 'country'],
  air: ['air_pm25', 'The level of fine particles', 'city'],
  english: ['english_share', 'The share of people who use English', 'country'],
  population: ['population', 'The population', 'city'],
  score: ['irex', 'The IREX', 'city'],
  visa: ['nomad_visa', 'A nomad visa', 'country'],
  weather: ['temperature_year', 'The mean temperature of the year', 'city'],
  airport: ['airport_large_km', 'The distance to the nearest large airport', 'city'],
  health: ['health_coverage', 'The index of health services', 'country'],
  time: ['time', 'The time', 'city'],
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

/** The sentences of a card, as a list. The cards answer without them. */
export const describeCard = (card: AssistantCard): AssistantClaim[] => {
  const say = createSay(card);
  switch (card.tool) {
    case 'cities.search': {
      const names = joinNames(card.cities.slice(0, 3).map(({ name }) => name));
      const total = find(card, 'total')!;
      return card.near !== null
        ? [say`No city meets all conditions. Closest are ${new Name(names)}.`]
        : card.total === 1
          ? [say`${new Name(names)} is the only city that fits.`]
          : [say`${total} cities fit, among them ${new Name(names)}.`];
    }
    case 'city.figures':
      return card.topics.map((topic) => {
        const [key, what, place] = topicFigures[topic];
        const figure = find(card, key);
        const name = new Name(place === 'city' ? card.city.name : formatPlaceName(card.city.country));
        return figure
          ? say`${what} in ${name} is ${figure}.`
          : say`We have no figure on this for ${new Name(card.city.name)}.`;
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
        say`${card.title.startsWith('Near ') ? 'Nearest to' : 'Most like'} ${new Name(card.city.name)}: ${new Name(joinNames(card.cities.slice(0, 3).map(({ name }) => name)))}.`,
      ];
    case 'city.compare': {
      const scores = card.figures.filter(({ key }) => key.startsWith('irex.'));
      const costs = card.figures.filter(
        ({ key, value }) => key.startsWith('monthly_cost.') && value !== null,
      );
      const [first, second] = scores;
      const [cost, otherCost] = costs;
      return [
        ...(first && second
          ? [
              say`${new Name(card.cities[0]!.name)} has an IREX of ${first}, ${new Name(card.cities[1]!.name)} of ${second}.`,
            ]
          : []),
        ...(cost && otherCost
          ? [
              say`${new Name(card.cities[0]!.name)} costs ${cost}, ${new Name(card.cities[1]!.name)} ${otherCost}.`,
            ]
          : []),
      ];
    }
    case 'irex.explain': {
      const sorted = card.dimensions.toSorted((one, other) => other.score - one.score);
      const [best, worst] = [sorted[0], sorted.at(-1)];
      if (!best || !worst) return [];
      return [
        say`${new Name(card.city.name)} scores ${find(card, 'irex')!}.`,
        say`Its best part is ${best.name.toLowerCase()} (${find(card, best.key)!}), its weakest ${worst.name.toLowerCase()} (${find(card, worst.key)!}).`,
      ];
    }
    case 'visa.entry': {
      const entry = card.figures[0]!;
      const name = new Name(card.title.split(' with ')[0]!);
      if (card.kind === 'free') return [say`${name}: this passport may stay without a limit of days.`];
      if (card.kind === 'days') return [say`${name} allows ${entry} a visit without a visa.`];
      if (card.kind === 'unknown') return [say`${name}: we don’t know how many days are allowed.`];
      return [
        card.kind === 'no admission'
          ? say`${name} does not admit this passport.`
          : say`${name} asks for ${new Name(entry.text)}.`,
      ];
    }
    case 'visa.nomad': {
      const [visa, months] = [find(card, 'nomad_visa'), find(card, 'nomad_visa_months')];
      const name = new Name(card.title.replace('Nomad visa: ', ''));
      if (!visa || visa.value === 'no')
        return [say`We found no nomad visa of ${name}, but there may still be one.`];
      if (visa.value === 'announced') return [say`A nomad visa of ${name} is announced.`];
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
        return [say`With your passport, the Schengen rule does not apply: you may stay as long as you like.`];
      if (card.fits !== null && find(card, 'fits'))
        return [
          card.fits
            ? say`It fits: ${used!} count.`
            : leave
              ? say`It does not fit: leave by ${leave}.`
              : say`It does not fit.`,
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
          ? say`Yes: ${days!}, and many rules begin at ${limit!}.`
          : say`No: ${days!}, so ${left!} are left until the ${limit!} at which many rules begin.`,
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
      const [from, to, difference, day] = ['from', 'to', 'difference', 'day'].map((key) => find(card, key));
      return [
        say`${from!} in ${new Name(card.from.name)} is ${to!} in ${new Name(card.to.name)} on ${day!}.`,
        say`${new Name(card.to.name)} is ${difference!}.`,
      ];
    }
    case 'budget.stay': {
      const [total, month, months, people] = ['total', 'month', 'months', 'people'].map((key) =>
        find(card, key),
      );
      return card.months === 1
        ? [say`${new Name(card.city.name)} costs ${total!} for ${months!} and ${people!}.`]
        : [
            say`${new Name(card.city.name)} costs ${total!} for ${months!} and ${people!}, which is ${month!}.`,
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
          ? say`Pack for a mean of ${cold}.`
          : say`Pack for a mean of ${cold} to ${warm}.`,
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
        say`I made a draft. Nothing has changed yet.`,
        ...(cost && before && cost.text !== before.text
          ? [say`The cost without journeys would be ${cost} instead of ${before}.`]
          : []),
      ];
    }
    case 'trip.propose': {
      const [plan] = card.plans;
      if (!plan) return [];
      const names = new Name(joinNames(plan.stops.map(({ name }) => name)));
      const cost = find(card, 'cost');
      return [
        cost
          ? say`${card.fits ? 'A plan' : 'The nearest plan'}: ${names}, for ${cost} without journeys.`
          : say`A plan: ${names}.`,
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
