import { render, screen, within } from '@testing-library/react';
import { findKnownStretches, createRoundTicks, createTicks } from './line-plot';
import { LineChart } from './line-chart';
import { OverlapStrip, sumHours, findSharedSpans, getSpans, formatUtcOffset } from './overlap-strip';
import { Radar } from './radar';
import { createOutline } from './radar-axes';

describe('two work days', () => {
  it.each([
    ['within the day', { from: 9, to: 17 }, 5, [{ from: 14, to: 22 }]],
    [
      'past midnight there',
      { from: 9, to: 17 },
      10,
      [
        { from: 0, to: 3 },
        { from: 19, to: 24 },
      ],
    ],
    [
      'past midnight itself',
      { from: 22, to: 6 },
      0,
      [
        { from: 0, to: 6 },
        { from: 22, to: 24 },
      ],
    ],
    [
      'before midnight there',
      { from: 1, to: 9 },
      -5.5,
      [
        { from: 0, to: 3.5 },
        { from: 19.5, to: 24 },
      ],
    ],
    ['to the stroke of midnight', { from: 16, to: 24 }, 0, [{ from: 16, to: 24 }]],
  ] as const)('are converted to one clock: %s', (_case, day, shift, spans) => {
    expect(getSpans(day, shift)).toEqual(spans);
    expect(sumHours(spans)).toBe(8);
  });

  it('have shared hours, also in two parts', () => {
    const night = getSpans({ from: 20, to: 4 }, 0);
    expect(findSharedSpans(night, getSpans({ from: 2, to: 22 }, 0))).toEqual([
      { from: 2, to: 4 },
      { from: 20, to: 22 },
    ]);
    expect(findSharedSpans(getSpans({ from: 9, to: 12 }, 0), getSpans({ from: 12, to: 17 }, 0))).toEqual([]);
  });

  it('show half hours and both sides of UTC', () => {
    expect([0, 5.5, -3.5, 13].map(formatUtcOffset)).toEqual(['UTC', 'UTC+5:30', 'UTC−3:30', 'UTC+13']);
  });

  const yours = { label: 'You in Lisbon', utcOffset: 0, from: 9, to: 17 };

  it('are described in words', () => {
    render(<OverlapStrip yours={yours} theirs={{ ...yours, label: 'Clients in New York', utcOffset: -5 }} />);
    expect(
      screen.getByRole('img', {
        name: 'You in Lisbon, 9 to 17; Clients in New York, 9 to 17 there, your time 14 to 22; 3 of 8 hours shared, 14 to 17',
      }),
    ).toBeVisible();
    expect(screen.getByText('3 of 8 hours shared, 14 to 17')).toBeVisible();
  });

  it('say so when nothing is shared or a time zone is unknown', () => {
    const theirs = { ...yours, label: 'Clients', utcOffset: 12 };
    const { rerender, container } = render(<OverlapStrip yours={yours} theirs={theirs} />);
    expect(screen.getByText('No shared hours')).toBeVisible();
    rerender(<OverlapStrip yours={yours} theirs={{ ...theirs, utcOffset: null }} />);
    expect(screen.getByText('Time zone unknown')).toBeVisible();
    expect(container.querySelectorAll('rect[stroke-dasharray]')).toHaveLength(1);
  });
});

describe('LineChart', () => {
  const points = [
    { label: '2021', value: 61, low: 52, high: 70 },
    { label: '2022', value: null },
    { label: '2023', value: 79 },
    { label: '2024', value: 85, low: 81, high: 91 },
  ];

  it('repeats every point in a table, including missing ones', () => {
    render(<LineChart title="Median download" points={points} format={(value) => `${value} Mbps`} />);
    const rows = within(screen.getByRole('table', { name: 'Median download' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['2021', '61 Mbps, likely 52 Mbps to 70 Mbps'],
      ['2022', 'no figure'],
      ['2023', '79 Mbps'],
      ['2024', '85 Mbps, likely 81 Mbps to 91 Mbps'],
    ]);
  });

  it('breaks the line where a value is missing and marks the place', () => {
    const { container } = render(<LineChart title="Median download" points={points} />);
    expect(container.querySelectorAll('svg svg > g')).toHaveLength(2);
    expect(screen.getByText('?')).toBeInTheDocument();
  });

  it('says so when nothing is known', () => {
    render(<LineChart title="Median download" points={[{ label: '2024', value: null }]} />);
    expect(screen.getByText('Median download: no figure.')).toBeVisible();
  });

  it('has an axis of round values around all values and ranges', () => {
    expect(createTicks(points)).toEqual([50, 60, 70, 80, 90, 100]);
    expect(createRoundTicks(0.1, 0.34)).toEqual([0.1, 0.2, 0.3, 0.4]);
    expect(createRoundTicks(-7, 7)).toEqual([-10, -5, 0, 5, 10]);
    expect(createRoundTicks(0, 0)).toEqual([0, 0.25]);
    for (const [low, high] of [
      [3, 3],
      [0, 1e9],
      [-0.004, 0.003],
    ] as const) {
      const ticks = createRoundTicks(low, high);
      expect(ticks[0]).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
      expect(ticks.length).toBeLessThan(8);
    }
  });

  it('splits a series at each gap', () => {
    const series = [null, 1, 2, null, null, 3].map((value) => ({ label: '', value }));
    expect(findKnownStretches(series)).toEqual([[1, 2], [5]]);
  });
});

describe('Radar', () => {
  const axes = ['Internet', 'Safety', 'Climate', 'Work set-up'];

  it('repeats both places in a table', () => {
    render(
      <Radar
        title="Lisbon beside Porto"
        axes={axes}
        place={{ label: 'Lisbon', values: [72, 46, 71, 84] }}
        other={{ label: 'Porto', values: [70, null, 74, 78] }}
      />,
    );
    expect(screen.getByRole('row', { name: 'Safety 46 of 100 no figure' })).toBeInTheDocument();
  });

  it('leaves the shape open at both sides of a missing value', () => {
    expect(createOutline([50, 50, 50, 50]).match(/M/g)).toHaveLength(4);
    expect(createOutline([50, null, 50, 50]).match(/M/g)).toHaveLength(2);
    expect(createOutline([50, null, 50, null])).toBe('');
  });

  it('marks an axis without any value', () => {
    const { container } = render(
      <Radar title="Lisbon" axes={axes} place={{ label: 'Lisbon', values: [72, null, 71, 84] }} />,
    );
    expect(container.querySelectorAll('path[stroke-dasharray]')).toHaveLength(1);
    expect(screen.getByText('Safety ?')).toBeInTheDocument();
  });
});
