import { convertLivePrices, hasLivePrices } from './convert-live-prices';

const toEuros = (text: string) => text.replace(/\$(\d+)/g, '€$1');

const inText =
  '<p>About <span class="live live-short">$850<a class="live-mark" title="$850">x</a></span>.</p>';
const list = '<div class="live-list"><ul><li><svg></svg> Rent: $400, likely $200–$700.</li></ul></div>';
const card = '<div class="live-card"><dl><div><dt>Monthly cost</dt><dd>$850 </dd></div></dl></div>';

describe('convertLivePrices', () => {
  it('converts the figures in the text, on cards and in the list', () => {
    const html = convertLivePrices(inText + card + list, toEuros);
    expect(html).toContain('<span class="live live-short">€850<a');
    expect(html).toContain('<dd>€850 </dd>');
    expect(html).toContain('Rent: €400, likely €200–€700.');
  });

  it('leaves what the author wrote', () => {
    expect(convertLivePrices('<p>The visa costs $90.</p>', toEuros)).toBe('<p>The visa costs $90.</p>');
  });
});

describe('hasLivePrices', () => {
  it.each([
    [inText, true],
    ['<p>The visa costs $90 and <span class="live">17 °C</span>.</p>', false],
  ])('finds the prices of cities in %s', (html, expected) => {
    expect(hasLivePrices(html)).toBe(expected);
  });
});
