import type {
  AssistantCityItem,
  CompareCard,
  MonthsCard,
  NearCard,
  ScoreCard,
  SearchCard,
} from '@wanderwork/contracts';
import { joinNames, monthNames } from '@wanderwork/contracts';
import { AppLink, useTemperatureUnit } from '@wanderwork/platform';
import { Small, Table } from '@wanderwork/ui';
import { ClimateRibbon } from '@wanderwork/ui/charts';
import styled from 'styled-components';
import { useLocalText } from '../../../../shared/use-local-text';
import { isSitePath } from '../../model/links';
import { FigureList, InlineFigure, TableNote } from './figures';

const CityList = ({ cities }: { cities: readonly AssistantCityItem[] }) => (
  <Cities>
    {cities.map(({ slug, name, country, link, figures }) => (
      <li key={slug}>
        <div>
          {isSitePath(link) ? <AppLink to={link}>{name}</AppLink> : <b>{name}</b>}
          <Small $quiet>{country}</Small>
        </div>
        <p>
          {figures.map((figure) => (
            <InlineFigure key={figure.key} figure={figure} />
          ))}
        </p>
      </li>
    ))}
  </Cities>
);

/** The cities of a search, whose conditions are the title. */
export const SearchCardBody = ({ card: { cities, near, total } }: { card: SearchCard }) => {
  const toLocal = useLocalText();
  return (
    <>
      {near !== null && <p>{toLocal(near)}</p>}
      <CityList cities={cities} />
      {total > cities.length && (
        <Small $quiet>
          {cities.length} of {total} cities
        </Small>
      )}
    </>
  );
};

export const NearCardBody = ({ card }: { card: NearCard }) => <CityList cities={card.cities} />;

/** The months of a year, with those that were asked about. */
export const MonthsCardBody = ({ card }: { card: MonthsCard }) => {
  const { months, best, figures } = card;
  const unit = useTemperatureUnit();
  const keys = card.asked.flatMap((month) => [`temperature_${month}`, `rain_${month}`]);
  const [first] = card.asked;
  return (
    <>
      <ClimateRibbon
        months={months.length === monthNames.length ? months : null}
        unit={unit}
        height={170}
        {...(first !== undefined && { month: first - 1 })}
      />
      {best.length > 0 && (
        <p>
          <b>Best months:</b> {joinNames(best.flatMap((month) => monthNames[month - 1] ?? []))}
        </p>
      )}
      <FigureList figures={figures.filter(({ key }) => keys.includes(key))} />
    </>
  );
};

/** Cities side by side. */
export const CompareCardBody = ({ card: { title, cities, rows } }: { card: CompareCard }) => {
  const toLocal = useLocalText();
  return (
    <Table caption={`Figures: ${title}`} whole>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Figure</span>
          </th>
          {cities.map(({ slug, name }) => (
            <th key={slug} scope="col" data-number>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, texts, note }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note !== null && <TableNote>{toLocal(note)}</TableNote>}
            </th>
            {texts.map((text, at) => (
              <td key={at} data-number>
                {toLocal(text)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

/** The parts of a score. */
export const ScoreCardBody = ({ card: { dimensions, figures } }: { card: ScoreCard }) => {
  const parts = dimensions.map(({ key }) => key);
  return (
    <>
      <FigureList figures={figures.filter(({ key }) => !parts.includes(key))} />
      <Bars>
        {dimensions.map(({ key, name, score, weight }) => (
          <li key={key}>
            <span>{name}</span>
            <b>{Math.round(score)}</b>
            <i aria-hidden style={{ inlineSize: `${Math.max(0, Math.min(100, score))}%` }} />
            <small>{Math.round(weight * (weight <= 1 ? 100 : 1))}% of the score</small>
          </li>
        ))}
      </Bars>
    </>
  );
};

const Cities = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  border-block-start: 1px solid var(--line);
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--s4);
    align-items: baseline;
    justify-content: space-between;
    padding-block: 9px;
    border-block-end: 1px solid var(--line);
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s2);
    align-items: baseline;
  }

  a,
  b {
    font: 400 var(--f-md) / 1.3 var(--serif);
    text-decoration-color: var(--red);
  }

  li > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  small {
    font-size: var(--f-cap);
    font-weight: 400;
    color: var(--ink-2);
  }
`;

const Bars = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--s3);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px var(--s3);
  }

  b {
    font-variant-numeric: tabular-nums;
  }

  i {
    grid-column: 1 / -1;
    block-size: 5px;
    border-radius: var(--r-full);
    background: var(--ink);
    forced-color-adjust: none;
  }

  small {
    grid-column: 1 / -1;
    font-size: var(--f-cap);
    color: var(--ink-2);
  }
`;
