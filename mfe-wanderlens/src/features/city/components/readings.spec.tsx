import { screen } from '@testing-library/react';
import type { Figure, Grade } from '@wanderwork/contracts';
import { aCityDetail, renderAt } from '@wanderwork/testing';
import { InternetSection } from './readings';

const aSpeed = (key: string, value: number, grade: Grade): Figure => ({
  key,
  label: key,
  group: 'internet',
  value,
  unit: key === 'latency' ? 'ms' : 'Mbps',
  grade,
  sourceId: null,
  year: '2025-10',
  note: null,
});

const open = (grade: Grade) =>
  renderAt(
    '/wanderlens/cities/lisbon',
    <InternetSection
      city={aCityDetail({
        figures: [aSpeed('download', 70, grade), aSpeed('upload', 34, grade), aSpeed('latency', 24, grade)],
      })}
    />,
  );

describe('the speeds of a city', () => {
  it('are the country’s medians, and say so, where the city has none of its own', () => {
    open('country');
    expect(screen.getByText(/, by the country median\. A group call/)).toBeVisible();
    expect(screen.getAllByText('country median')).toHaveLength(3);
  });

  it('are the city’s own, and do not name the country, where it has been measured', () => {
    open('measured');
    expect(screen.getByText(/, by the city’s median\. A group call/)).toBeVisible();
    expect(screen.queryByText(/country/)).not.toBeInTheDocument();
  });
});
