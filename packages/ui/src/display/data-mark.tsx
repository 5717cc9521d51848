import type { Grade } from '@wanderwork/contracts';
import styled from 'styled-components';

/** The marks for how we know a figure; their labels are the same everywhere. */
const marks = {
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

type Mark = keyof typeof marks;

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
  /** Shows the label next to the mark, instead of for screen readers only. */
  showText?: boolean;
  /** Replaces the usual label ("Station 08535 Lisbon, 1 km away"). */
  text?: string;
}

/** How a figure is known, as a mark and in words. */
export const DataMark = ({ grade, showText = false, text }: Props) => (
  <MarkView mark={grade ? markOf[grade] : 'struck'} showText={showText} text={text} />
);

/** Marks values as samples, which are not the figures of the city. */
export const SampleMark = () => <MarkView mark="sample" showText />;

/** The legend of the marks, for every table that uses them. */
export const DataMarkKey = () => (
  <Key aria-label="How we know each figure">
    {tableMarks.map((mark) => (
      <li key={mark}>
        <MarkView mark={mark} showText />
      </li>
    ))}
  </Key>
);

const MarkView = ({
  mark,
  showText,
  text = marks[mark].text,
}: {
  mark: Mark;
  showText: boolean;
  text?: string;
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
