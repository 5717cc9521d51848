import { formatExactAmount, formatPrice } from './money';

it.each([
  [900, 'usd', '$9.00', '$9'],
  [750, 'usd', '$7.50', '$7.50'],
  [-900, 'usd', '−$9.00', '−$9.00'],
  [19000, 'eur', '€190.00', '€190'],
  [1200, 'jpy', '¥1,200', '¥1,200'],
])('formats %d %s', (amount, currency, exact, tag) => {
  expect(formatExactAmount({ amount, currency })).toBe(exact);
  if (amount >= 0) expect(formatPrice({ amount, currency })).toBe(tag);
});
