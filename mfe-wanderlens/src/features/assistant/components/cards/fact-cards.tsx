import type {
  AboutCard,
  AssistantCard,
  AssistantFigure,
  BudgetCard,
  ConvertCard,
  FiguresCard,
  OverlapCard,
  SchengenCard,
} from '@wanderwork/contracts';
import { Table } from '@wanderwork/ui';
import styled from 'styled-components';
import { useLocalText } from '../../../../shared/use-local-text';
import { FigureList, OriginMark, TableNote } from './figures';

export const PlainCardBody = ({ card }: { card: AssistantCard }) => <FigureList figures={card.figures} />;

export const FiguresCardBody = ({ card: { verdicts, figures } }: { card: FiguresCard }) => {
  const toLocal = useLocalText();
  return (
    <>
      {verdicts.map((verdict) => (
        <p key={verdict}>{toLocal(verdict)}</p>
      ))}
      <FigureList figures={figures} />
    </>
  );
};

export const AboutCardBody = ({ card: { text, figures } }: { card: AboutCard }) => (
  <>
    <p>{text}</p>
    <FigureList figures={figures} />
  </>
);

const SCHENGEN_DAYS = 90;

/** The days used of ninety; nobody's, where the rule alone is explained. */
export const SchengenCardBody = ({ card: { used, left, figures } }: { card: SchengenCard }) => (
  <>
    {!figures.some(({ key }) => key === 'limit') && (
      <Meter aria-hidden>
        <i style={{ inlineSize: `${Math.min(100, Math.max(0, (used / SCHENGEN_DAYS) * 100))}%` }} />
        <span>{used} used</span>
        <span>{left} left</span>
      </Meter>
    )}
    <FigureList figures={figures} />
  </>
);

const DAY_MINUTES = 24 * 60;

const toPercent = (minutes: number): string => `${(minutes / DAY_MINUTES) * 100}%`;

/** The shared hours on a day of 24 hours in the city. */
export const OverlapCardBody = ({ card: { shared, figures } }: { card: OverlapCard }) => (
  <>
    {shared && (
      <Day aria-hidden>
        <i
          style={{
            insetInlineStart: toPercent(shared.from),
            inlineSize: toPercent((shared.to - shared.from + DAY_MINUTES) % DAY_MINUTES),
          }}
        />
        {['0:00', '6:00', '12:00', '18:00', '24:00'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </Day>
    )}
    <FigureList figures={figures} />
  </>
);

/** Two clocks. */
export const ConvertCardBody = ({ card: { from, to, figures } }: { card: ConvertCard }) => (
  <>
    <Clocks>
      {[from, to].map(({ name, day, clock }, at) => (
        <p key={at}>
          <b>{clock}</b>
          <span>{name}</span>
          <small>{day}</small>
        </p>
      ))}
    </Clocks>
    <FigureList figures={figures} />
  </>
);

/** The lines are made of a city's figures, which name their source. */
const RowOrigin = ({ figures, label }: { figures: readonly AssistantFigure[]; label: string }) => {
  const figure = figures.find((one) => one.label === label);
  return figure ? <OriginMark figure={figure} /> : null;
};

/** The totals of a budget, then its lines. */
export const BudgetCardBody = ({ card: { title, rows, figures } }: { card: BudgetCard }) => {
  const toLocal = useLocalText();
  return (
    <>
      <FigureList figures={figures.filter(({ label }) => !rows.some((row) => row.label === label))} />
      {rows.length > 0 && (
        <Table caption={`What it is made of: ${title}`} whole>
          <tbody>
            {rows.map(({ label, texts, note }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {texts.map((text, at) => (
                  <td key={at} data-number>
                    {toLocal(text)}
                    {at === 0 && <RowOrigin figures={figures} label={label} />}
                    {at === 0 && note !== null && <TableNote>{note}</TableNote>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
};

const Meter = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  padding-block-start: 14px;
  font-size: var(--f-cap);
  color: var(--ink-2);

  &::before,
  i {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    block-size: 8px;
    border-radius: var(--r-full);
    forced-color-adjust: none;
  }

  &::before {
    inline-size: 100%;
    background: var(--water);
    content: '';
  }

  i {
    background: var(--ink);
  }
`;

const Day = styled(Meter)`
  overflow: hidden;

  i {
    background: var(--red);
  }
`;

const Clocks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s6);

  p {
    display: grid;
  }

  b {
    font: 400 var(--f-2xl) / 1.1 var(--serif);
    font-variant-numeric: tabular-nums;
  }

  small {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;
