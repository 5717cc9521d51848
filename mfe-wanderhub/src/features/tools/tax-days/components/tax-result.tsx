import { Small, Table } from '@wanderwork/ui';
import styled from 'styled-components';
import { Remark } from '../../common/components/remark';
import { ResultActions } from '../../common/components/result-actions';
import { ResultSheet } from '../../common/components/result-sheet';
import { dayWords } from '../../common/model/day';
import { NotCounted } from '../../stays/components/not-counted';
import { type Counting } from '../model/country-days';
import { type CountryDays, type TaxReading } from '../model/reading';
import { saysOf } from '../model/rule-words';
import { headline, mostWords, taxText } from '../model/words';
import { CountryThreshold } from './country-threshold';

interface Props {
  reading: TaxReading;
  counting: Counting;
  query: string;
}

/** The days of each country: in its years, and in the periods that have most of them. */
export const TaxResult = ({ reading, counting, query }: Props) => {
  const { countries, broken, tried } = reading;
  return (
    <ResultSheet headline={headline(reading)}>
      <NotCounted rows={broken} />
      {tried && (
        <Remark tone="plain">
          With a stay that is only thought of, from {dayWords(tried.entry)} to {dayWords(tried.exit)}.
        </Remark>
      )}
      {countries.map((country) => (
        <Country key={country.country} country={country} reading={reading} />
      ))}
      {countries.length > 0 && (
        <>
          <Small $quiet>Counted: {saysOf(counting)}.</Small>
          <ResultActions text={() => taxText(reading, saysOf(counting))} query={query} />
        </>
      )}
    </ResultSheet>
  );
};

interface CountryProps {
  country: CountryDays;
  reading: TaxReading;
}

const Country = ({ country, reading: { years, line } }: CountryProps) => {
  const { name, perYear, added, days365, months12, weighted } = country;
  const rows: [string, string, number][] = [
    ...years.map((year, at): [string, string, number] => [
      `In ${year.name}`,
      `${perYear[at]}${added[at] ? `, ${added[at]} of them tried` : ''}`,
      perYear[at]!,
    ]),
    ['Most in any 365 days', mostWords(days365), days365?.days ?? 0],
    ['Most in any 12 months', mostWords(months12), months12?.days ?? 0],
  ];
  return (
    <Root>
      <h3>{name}</h3>
      <Table caption={`Days in ${name}`}>
        <thead>
          <tr>
            <th scope="col">Period</th>
            <th scope="col">Days</th>
            <th scope="col">Your line</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([period, words, days]) => (
            <tr key={period}>
              <th scope="row">{period}</th>
              <td>{words}</td>
              <td>
                {line === null ? 'Not known' : days >= line ? <b>At or over</b> : `${line - days} below`}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <CountryThreshold country={country.country} weighted={weighted} />
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`;
