import type { Grade, Reliability } from '@wanderwork/contracts';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Mark = 'point' | 'half' | 'dashed' | 'rough' | 'sample' | 'struck';

/** The marks for how we know a figure; their labels are the same everywhere. The legend adds the explanation. */
const marks: Record<Mark, { text: string; explanation?: string; drawing: ReactNode }> = {
  point: {
    text: 'Measured or given',
    drawing: (
      <>
        <path d="M7 1 13 12H1z" />
        <circle cx={7} cy={8.4} r={1.7} fill="currentColor" stroke="none" />
      </>
    ),
  },
  half: {
    text: 'Country figure',
    drawing: (
      <>
        <circle cx={7} cy={7} r={5.6} />
        <path d="M7 1.4a5.6 5.6 0 0 0 0 11.2z" fill="currentColor" stroke="none" />
      </>
    ),
  },
  dashed: { text: 'Estimate', drawing: <circle cx={7} cy={7} r={5.6} strokeDasharray="2.2 2.2" /> },
  rough: {
    text: 'Rough guess',
    explanation: 'no official figure to go by',
    drawing: (
      <>
        <circle cx={7} cy={7} r={5.6} strokeDasharray="2.2 2.2" />
        <path d="M4 7.8c1-1.7 2-1.7 3-.8s2 .9 3-.8" />
      </>
    ),
  },
  sample: {
    text: 'Sample figures',
    drawing: <path d="M2 2h10v10H2zM5 5h4v4H5z" />,
  },
  struck: {
    text: 'No figure',
    drawing: (
      <>
        <circle cx={7} cy={7} r={5.6} strokeWidth={1.2} opacity={0.7} />
        <path d="m2.5 11.5 9-9" />
      </>
    ),
  },
};

/** Sample figures stand in no table, so its legend does not explain their mark. */
const tableMarks = (Object.keys(marks) as Mark[]).filter((mark) => mark !== 'sample');

const markOf: Record<Grade, Mark> = {
  given: 'point',
  measured: 'point',
  country: 'half',
  estimate: 'dashed',
};

interface Props {
  /** Null: there is no figure. */
  grade: Grade | null;
  /** D has a mark of its own. */
  reliability?: Reliability | undefined;
  /** Shows the label next to the mark, instead of for screen readers only. */
  showText?: boolean;
  /** Replaces the usual label ("Station 08535 Lisbon, 1 km away"). */
  text?: string;
}

/** How a figure is known, as a mark and in words. */
export const DataMark = ({ grade, reliability, showText = false, text }: Props) => (
  <MarkView mark={getMark(grade, reliability)} showText={showText} text={text} />
);

const getMark = (grade: Grade | null, reliability: Reliability | undefined): Mark => {
  if (grade === null) return 'struck';
  return reliability === 'D' ? 'rough' : markOf[grade];
};

/** Marks values as samples, which are not the figures of the city. */
export const SampleMark = () => <MarkView mark="sample" showText />;

/** The legend of the marks, for every table that uses them. */
export const DataMarkKey = () => (
  <Key aria-label="How we know each figure">
    {tableMarks.map((mark) => (
      <li key={mark}>
        <MarkView mark={mark} showText text={explain(mark)} />
      </li>
    ))}
  </Key>
);

const explain = (mark: Mark): string =>
  [marks[mark].text, marks[mark].explanation].filter(Boolean).join(': ');

const MarkView = ({
  mark,
  showText,
  text = marks[mark].text,
}: {
  mark: Mark;
  showText: boolean;
  text?: string | undefined;
}) => (
  <Root>
    <svg
      viewBox="0 0 14 14"
      width={13}
      height={13}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      role={showText ? undefined : 'img'}
      aria-label={showText ? undefined : text}
      aria-hidden={showText || undefined}
    >
      {marks[mark].drawing}
    </svg>
    {showText && text}
  </Root>
);

const Root = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  font-size: var(--f-cap);
  font-weight: 400;
  color: var(--ink-2);
  vertical-align: middle;

  svg {
    flex: none;
    color: var(--ink);
  }
`;

const Key = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  padding: 0;
  list-style: none;
`;
