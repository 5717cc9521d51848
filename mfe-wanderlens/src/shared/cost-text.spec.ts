import { createCostFormat } from './cost-text';

const rates: Record<string, number> = { USD: 1, EUR: 0.8517, COP: 4005 };

const formatIn = (code: string) => {
  const rate = rates[code]!;
  const { format } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    maximumFractionDigits: 0,
  });
  return createCostFormat({
    format: (usd) => format(usd * rate),
    currency: code === 'USD' ? null : { code, rate },
  });
};

describe('createCostFormat', () => {
  it.each([
    ['USD', '$1,050'],
    ['EUR', '€890'],
    ['COP', 'COP 4,200,000'],
  ])('shows a rough guess in %s with few digits', (code, text) => {
    expect(formatIn(code)(1050, 'D').replaceAll('\u00A0', ' ')).toBe(text);
  });

  it('shows any other cost in whole units', () => {
    expect(formatIn('EUR')(1050, 'C')).toBe('€894');
    expect(formatIn('EUR')(1050)).toBe('€894');
  });
});
