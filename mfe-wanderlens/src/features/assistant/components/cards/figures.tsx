import { formatPeriod, type AssistantFigure } from '@wanderwork/contracts';
import { Caption, DataMark } from '@wanderwork/ui';
import { createContext, Fragment, useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatMoney } from '../../../../shared/format';
import { useLocalText } from '../../../../shared/use-local-text';

/** The ids of figures on the page, to which the numbers behind sentences lead. */
export const FigureIdContext = createContext<(key: string) => string | undefined>(() => undefined);

/** A value with its mark; computed values have none. */
export const FigureText = ({ figure }: { figure: AssistantFigure }) => {
  const { text, value, grade, reliability } = figure;
  const toLocal = useLocalText();
  return (
    <>
      {toLocal(text)}
      {(grade !== null || value === null) && (
        <>
          {' '}
          <DataMark grade={value === null ? null : grade} reliability={reliability} />
        </>
      )}
    </>
  );
};

/** The source and year of figures; null for what we computed ourselves. */
interface Origin {
  title: string;
  url: string | null;
  years: string[];
}

/** The sources of figures with the years of each, in the order in which they come. */
export const listOrigins = (figures: readonly AssistantFigure[]): Origin[] => {
  const origins = new Map<string, Origin>();
  for (const { source, year, value } of figures) {
    if (!source || value === null) continue;
    const origin = origins.get(source.title) ?? { ...source, years: [] };
    if (year !== null && !origin.years.includes(year)) origin.years.push(year);
    origins.set(source.title, origin);
  }
  return [...origins.values()];
};

const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//.test(url);

const OriginText = ({ origin: { title, url, years } }: { origin: Origin }) => (
  <>
    {isWebAddress(url) ? (
      <a href={url} rel="noopener noreferrer" target="_blank">
        {title}
      </a>
    ) : (
      title
    )}
    {years.length > 0 && `, ${years.map(formatPeriod).join(', ')}`}
  </>
);

/** Where the figures of a card come from. */
export const Origins = ({ figures }: { figures: readonly AssistantFigure[] }) => {
  const origins = listOrigins(figures);
  const isComputed = figures.some(({ source, value }) => source === null && value !== null);
  if (origins.length === 0 && !isComputed) return null;
  return (
    <Source>
      {origins.length > 0 && (origins.length === 1 ? 'Source: ' : 'Sources: ')}
      {origins.map((origin, at) => (
        <Fragment key={origin.title}>
          {at > 0 && ' · '}
          <OriginText origin={origin} />
        </Fragment>
      ))}
      {isComputed && (origins.length > 0 ? ' · Calculated by WanderWork' : 'Calculated by WanderWork')}
    </Source>
  );
};

interface RowProps {
  figure: AssistantFigure;
  hasOrigin: boolean;
}

const FigureRow = ({ figure, hasOrigin }: RowProps) => {
  const getId = useContext(FigureIdContext);
  const toLocal = useLocalText();
  const [origin] = listOrigins([figure]);
  const { range, unit } = figure;
  const isMoney = unit?.startsWith('USD') ?? false;
  return (
    <div id={getId(figure.key)} tabIndex={-1}>
      <dt>{figure.label}</dt>
      <dd>
        <FigureText figure={figure} />
        {range && isMoney && (
          <Caption as="span">
            {toLocal(`between ${formatMoney(range[0])} and ${formatMoney(range[1])}`)}
          </Caption>
        )}
        {hasOrigin && origin && (
          <Source as="span">
            <OriginText origin={origin} />
          </Source>
        )}
      </dd>
    </div>
  );
};

/** Figures line by line. Each names its source, unless all have the same: then the card names it once. */
export const FigureList = ({ figures }: { figures: readonly AssistantFigure[] }) => {
  const hasOrigins = listOrigins(figures).length > 1;
  return figures.length === 0 ? null : (
    <List>
      {figures.map((figure) => (
        <FigureRow key={figure.key} figure={figure} hasOrigin={hasOrigins} />
      ))}
    </List>
  );
};

/** A figure among others on one line, such as those of a city in a list. */
export const InlineFigure = ({ figure }: { figure: AssistantFigure }) => {
  const getId = useContext(FigureIdContext);
  return (
    <span id={getId(figure.key)} tabIndex={-1}>
      <small>{figure.label}</small> <FigureText figure={figure} />
    </span>
  );
};

/** The text of rules and assumptions, then what follows them. */
export const Notes = ({ notes, children }: { notes: readonly string[]; children: ReactNode }) => {
  const toLocal = useLocalText();
  return (
    <Foot>
      {notes.map((note) => (
        <Source key={note}>{toLocal(note)}</Source>
      ))}
      {children}
    </Foot>
  );
};

/** A remark below a value or a name of a table. */
export const TableNote = styled.small`
  display: block;
  font: 400 var(--f-cap) / 1.4 var(--sans);
  color: var(--ink-2);
`;

const Foot = styled.div`
  &:empty {
    display: none;
  }
`;

const Source = styled(Caption)`
  a {
    color: inherit;
    text-decoration-color: var(--line-2);
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
  }

  a:hover {
    color: var(--ink);
    text-decoration-color: var(--red);
  }
`;

const List = styled.dl`
  border-block-start: 1px solid var(--line);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    align-items: baseline;
    justify-content: space-between;
    padding-block: 9px;
    border-block-end: 1px solid var(--line);
    scroll-margin-block: 96px;
  }

  dt {
    color: var(--ink-2);
  }

  dd {
    margin-inline-start: auto;
    font-weight: 600;
    text-align: end;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  dd > :is(p, span):not(:first-child) {
    font-weight: 400;
  }

  dd ${Caption}, dd ${Source} {
    display: block;
    font-weight: 400;
  }
`;
