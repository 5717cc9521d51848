import { periodEnd } from './periods.mjs';

const nameOf = (world, price) => world.get('products', price.product).name;

/** What is left of a period at `at`, from 1 to 0. */
const share = ({ current_period_start: start, current_period_end: end }, at) =>
  Math.min(1, Math.max(0, (end - at) / (end - start)));

/**
 * The lines of a change to `price` at `at`: the unused rest of the old price back, and the new one, for the rest of the
 * period or, where the interval is another, for a whole new period.
 */
export const changeLines = (world, subscription, price, at) => {
  const [item] = subscription.items.data;
  const left = share(item, at);
  const sameInterval = item.price.recurring.interval === price.recurring.interval;
  const end = sameInterval ? item.current_period_end : periodEnd(at, price.recurring);
  const period = { start: at, end };
  return [
    {
      amount: -Math.round(item.price.unit_amount * left),
      description: `Unused time on ${nameOf(world, item.price)}`,
      price: item.price,
      period: { start: at, end: item.current_period_end },
      proration: true,
    },
    {
      amount: sameInterval ? Math.round(price.unit_amount * left) : price.unit_amount,
      description: sameInterval
        ? `Remaining time on ${nameOf(world, price)}`
        : `1 × ${nameOf(world, price)} (per ${price.recurring.interval})`,
      price,
      period,
      proration: sameInterval,
    },
  ];
};

/** The one line of a whole period. */
export const periodLine = (world, price, start) => ({
  amount: price.unit_amount,
  description: `1 × ${nameOf(world, price)} (per ${price.recurring.interval})`,
  price,
  period: { start, end: periodEnd(start, price.recurring) },
});
