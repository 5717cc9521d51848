import { formatPeriod, formatTemperature, type AssistantFigure } from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { Caption, DataMark } from '@wanderwork/ui';
import { createContext, Fragment, useCallback, useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatMoney } from '../../../../shared/format';
import { useLocalText } from '../../../../shared/use-local-text';

/** The ids of figures on the page, to which the numbers behind sentences lead. */
export const FigureIdContext = createContext<(key: string) => string | undefined>(() => undefined);

/** Figures in the reader's units. Temperatures are converted before they are rounded, as the charts do. */
export const useFigureText = (): ((figure: AssistantFigure) => string) => {
  const toLocal = useLocalText();
  const temperatureUnit = useTemperatureUnit();
  return useCallback(
    ({ text, value, unit }) =>
      unit === '°C' && typeof value === 'number' ? formatTemperature(value, temperatureUnit) : toLocal(text),
    [toLocal, temperatureUnit],
  );
};

const isWebAddress = (text: string | number | null): text is string =>
  typeof text === 'string' && /^https?:\/\//.test(text);

const OutsideLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} rel="noopener noreferrer" target="_blank">
    {children}
  </a>
);

/** A value with its mark; computed values have none. */
const FigureText = ({ figure }: { figure: AssistantFigure }) => {
  const { value, grade, reliability } = figure;
  const toText = useFigureText();
  return (
    <>
      {isWebAddress(value) ? <OutsideLink to={value}>{new URL(value).hostname}</OutsideLink> : toText(figure)}
      {(grade !== null || value === null) && (
        <>
          {' '}
          <DataMark grade={value === null ? null : grade} reliability={reliability} />
        </>
      )}
    </>
  );
};

/** A source of figures, of one year. */
interface Origin {
  title: string;
  url: string | null;
  year: string | null;
}

/** The sources of figures, in the order in which they come; what we computed ourselves has none. */
export const listOrigins = (figures: readonly AssistantFigure[]): Origin[] => {
  const origins = new Map<string, Origin>();
  for (const { source, year, value } of figures)
    if (source && value !== null) origins.set(`${source.title} ${year}`, { ...source, year });
  return [...origins.values()];
};

/** What marks a source beside its figures: "a", "b". */
const toSign = (at: number): string => String.fromCharCode('a'.charCodeAt(0) + at);

const OriginsContext = createContext<readonly Origin[]>([]);

/** Where the figures of a card come from. Several sources have letters, which stand beside their figures too. */
const Origins = ({ figures }: { figures: readonly AssistantFigure[] }) => {
  const origins = useContext(OriginsContext);
  const isComputed = figures.some(({ source, value }) => source === null && value !== null);
  if (origins.length === 0 && !isComputed) return null;
  return (
    <Source>
      {origins.length > 0 && (origins.length === 1 ? 'Source: ' : 'Sources: ')}
      {origins.map(({ title, url, year }, at) => (
        <Fragment key={at}>
          {at > 0 && ' · '}
          {origins.length > 1 && <sup>{toSign(at)} </sup>}
          {isWebAddress(url) ? <OutsideLink to={url}>{title}</OutsideLink> : title}
          {year !== null && `, ${formatPeriod(year)}`}
        </Fragment>
      ))}
      {isComputed && (origins.length > 0 ? ' · Calculated by WanderWork' : 'Calculated by WanderWork')}
    </Source>
  );
};

/** The letter of a figure's source, if its card has several. */
export const OriginMark = ({ figure: { source, year, value } }: { figure: AssistantFigure }) => {
  const origins = useContext(OriginsContext);
  const at = origins.findIndex((origin) => origin.title === source?.title && origin.year === year);
  return origins.length < 2 || at < 0 || value === null ? null : (
    <Mark>
      <span className="visually-hidden">, source </span>
      {toSign(at)}
    </Mark>
  );
};

const FigureRow = ({ figure, children }: { figure: AssistantFigure; children?: ReactNode }) => {
  const getId = useContext(FigureIdContext);
  const toLocal = useLocalText();
  const { range, unit } = figure;
  const isMoney = unit?.startsWith('USD') ?? false;
  return (
    <div id={getId(figure.key)} tabIndex={-1}>
      <dt>{figure.label}</dt>
      <dd>
        <FigureText figure={figure} />
        <OriginMark figure={figure} />
        {range && isMoney && (
          <Caption as="span">
            {toLocal(`between ${formatMoney(range[0])} and ${formatMoney(range[1])}`)}
          </Caption>
        )}
        {children}
      </dd>
    </div>
  );
};

interface ListProps {
  figures: readonly AssistantFigure[];
  /** The figures before a change, by key: what differs is shown below the new value. */
  before?: ReadonlyMap<string, AssistantFigure>;
}

/** Figures line by line. */
export const FigureList = ({ figures, before }: ListProps) => {
  const toText = useFigureText();
  return figures.length === 0 ? null : (
    <List>
      {figures.map((figure) => {
        const old = before?.get(figure.key);
        return (
          <FigureRow key={figure.key} figure={figure}>
            {old && old.text !== figure.text && <Caption as="span">now {toText(old)}</Caption>}
          </FigureRow>
        );
      })}
    </List>
  );
};

/** A figure among others on one line, such as those of a city in a list. */
export const InlineFigure = ({ figure }: { figure: AssistantFigure }) => {
  const getId = useContext(FigureIdContext);
  const { key, label, text } = figure;
  // Some texts begin with their label: "IREX 88.2".
  const hasOwnLabel = text.startsWith(label) || text.toLowerCase().endsWith(label.toLowerCase());
  return (
    <span id={getId(key)} tabIndex={-1}>
      {!hasOwnLabel && <small>{label} </small>}
      <FigureText figure={figure} />
      <OriginMark figure={figure} />
    </span>
  );
};

interface NotedProps {
  figures: readonly AssistantFigure[];
  notes: readonly string[];
  /** Whether the values are facts or calculations, whose origin matters. */
  hasOrigins: boolean;
  children: ReactNode;
}

/** Figures, then the text of rules and assumptions and the sources of all. */
export const Noted = ({ figures, notes, hasOrigins, children }: NotedProps) => {
  const toLocal = useLocalText();
  return (
    <OriginsContext value={listOrigins(figures)}>
      {children}
      <Foot>
        {notes.map((note) => (
          <Source key={note}>{toLocal(note)}</Source>
        ))}
        {hasOrigins && <Origins figures={figures} />}
      </Foot>
    </OriginsContext>
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

const Mark = styled.sup`
  margin-inline-start: 2px;
  font: 400 var(--f-cap) / 1 var(--sans);
  color: var(--ink-2);
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
