import { cleanup, render, screen, within } from '@testing-library/react';
import { dimensions, mild, patchy, strong } from '../gallery/samples';
import { ClimateRibbon } from './climate-ribbon';
import { ClimateStrip } from './climate-strip';
import { formatRainRange, getTemperatureColor, createTemperatureScale } from './climate';
import { CostScale } from './cost-scale';
import { Dial } from './dial';
import { DimensionBars } from './dimension-bars';
import { MiniDial } from './mini-dial';
import { createArcPath, toDialAngle } from './scale';

describe('the dials', () => {
  it('announce score, band, range and how much data is known', () => {
    render(<Dial irex={strong} />);
    expect(
      screen.getByRole('img', {
        name: 'IREX 91 of 100, outstanding, likely 89 to 93, data for 78% of its weight',
      }),
    ).toBeVisible();
    expect(screen.getByText('likely 89 to 93')).toBeInTheDocument();
  });

  it('announce the range on a card too', () => {
    render(<MiniDial irex={strong} />);
    expect(screen.getByRole('img', { name: 'IREX 91, likely 89 to 93' })).toBeVisible();
  });

  it('show no range for a score without one', () => {
    const { container } = render(<MiniDial irex={{ score: 91 }} />);
    expect(screen.getByRole('img', { name: 'IREX 91' })).toBeVisible();
    expect(container.querySelectorAll('path')).toHaveLength(2);
  });

  it('show the reader’s own score as theirs, with one decimal', () => {
    render(<MiniDial irex={{ score: 92.68 }} isOwn />);
    expect(screen.getByRole('img', { name: 'Your IREX 92.7' })).toHaveTextContent('92.7Yours');
  });

  it('turn 240 degrees and stay on the scale', () => {
    expect([0, 50, 100].map(toDialAngle)).toEqual([-120, 0, 120]);
    expect([-5, 130].map(toDialAngle)).toEqual([-120, 120]);
  });

  it('use the large arc for a wide range', () => {
    expect(createArcPath(100, 90, 0, 100)).toContain('A90 90 0 1 1');
    expect(createArcPath(100, 90, 40, 60)).toContain('A90 90 0 0 1');
  });
});

it('DimensionBars lists every dimension with weight, score and how much is known', () => {
  render(<DimensionBars dimensions={dimensions} />);
  const [internet] = within(screen.getByRole('list', { name: 'Dimensions of the score' })).getAllByRole(
    'listitem',
  );
  expect(internet).toHaveTextContent('Internet 18%72 of 10050% known');
});

describe('the climate', () => {
  it('describes all twelve months', () => {
    render(<ClimateRibbon months={mild} unit="celsius" month={0} />);
    const words = screen.getByRole('img').getAttribute('aria-label') ?? '';
    expect(words.split('; ')).toHaveLength(12);
    expect(words).toMatch(/^January 12 °C, 99 mm of rain; /);
    expect(screen.getByText(/rain, 4 to 141 mm a month/)).toBeVisible();
  });

  it('prints the given unit and draws the same columns', () => {
    const columns = ({ container }: { container: HTMLElement }) =>
      [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('height'));
    const celsius = columns(render(<ClimateRibbon months={mild} unit="celsius" />));
    cleanup();
    expect(columns(render(<ClimateRibbon months={mild} unit="fahrenheit" />))).toEqual(celsius);
    expect(screen.getByRole('img')).toHaveAccessibleName(/^January 54 °F, 99 mm of rain; /);
    expect(screen.getAllByText('54°')[0]).toBeInTheDocument();
    expect(screen.getByText(/comfort, 64–77 °F/)).toBeVisible();
  });

  it('names an unknown month and draws it with dashes', () => {
    const { container } = render(<ClimateRibbon months={patchy} unit="celsius" />);
    expect(screen.getByRole('img')).toHaveAccessibleName(/February temperature unknown, 28 mm of rain/);
    expect(container.querySelectorAll('rect[stroke-dasharray]')).toHaveLength(5);
    expect(screen.getAllByText('?')).toHaveLength(3);
  });

  it('says so when nothing is known', () => {
    render(
      <>
        <ClimateRibbon months={null} unit="celsius" />
        <ClimateStrip months={null} unit="celsius" />
      </>,
    );
    expect(screen.getByText('No climate station is close enough, so there is no figure.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Climate: no figure' })).toBeVisible();
  });

  it('gives the coldest month a height, also far below zero', () => {
    const months = [-24, 0, 17].map((tempC) => ({ tempC, rainMm: 10 }));
    const warmth = createTemperatureScale(months);
    expect(warmth(-24)).toBeGreaterThan(0);
    expect(warmth(17)).toBeGreaterThan(warmth(0));
    expect(warmth(60)).toBe(1);
    expect(formatRainRange(months)).toBe('about 10 mm');
  });

  it('has colors from cold blue to brick red', () => {
    expect([-3, 6, 13, 20, 26].map(getTemperatureColor)).toEqual(
      [1, 2, 3, 4, 5].map((step) => `var(--t${step})`),
    );
  });
});

describe('CostScale', () => {
  const parts = [
    { label: 'Rent', amount: 756 },
    { label: 'Food', amount: 443 },
  ];

  it('announces the total and its parts, and prints each part', () => {
    render(<CostScale parts={parts} />);
    expect(screen.getByRole('img', { name: '$1,199 a month: Rent $756, Food $443' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
      'Rent $756',
      'Food $443',
    ]);
  });

  it('draws as many blocks of $250 as the total needs', () => {
    render(<CostScale parts={parts} />);
    expect(screen.getByText('$0')).toBeInTheDocument();
    expect(screen.getByText('$1,000')).toBeInTheDocument();
    expect(screen.queryByText('$1,500')).toBeNull();
  });

  it('announces the likely range and has room for it', () => {
    render(<CostScale parts={parts} range={[900, 1700]} />);
    expect(
      screen.getByRole('img', { name: /^\$1,199 a month, likely \$900 to \$1,700: Rent/ }),
    ).toBeVisible();
    expect(screen.getByText('$1,500')).toBeInTheDocument();
  });

  it('leaves out labels that would touch each other or the edge on a phone', () => {
    const formatAmount = (usd: number) => `COP ${(usd * 4000).toLocaleString('en')}`;
    render(<CostScale parts={[{ label: 'Rent', amount: 1900 }]} formatAmount={formatAmount} />);
    expect(screen.getAllByText(/^COP/, { selector: 'text' }).map((label) => label.textContent)).toEqual([
      'COP 0',
      'COP 4,000,000',
    ]);
  });
});
