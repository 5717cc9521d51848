import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  formatAnswerTime,
  formatMonth,
  formatReportReasons,
  moderationCountsMeanings,
  moderationCountsTexts as texts,
  paths,
  type ModerationMonth,
} from '@wanderwork/contracts';
import { AppLink, http } from '@wanderwork/platform';
import { Stack, Table, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';

const countsQuery = queryOptions({
  queryKey: ['connect-counts'],
  queryFn: ({ signal }) => http.get<ModerationMonth[]>(paths.api.connect.moderationCounts(), { signal }),
});

/** How moderation works out, month by month, for everybody to read. */
export const ModerationCounts = () => (
  <ConnectPage
    narrow
    title={texts.title}
    description={texts.lead}
    lead={<p>{texts.lead}</p>}
    context={
      <TextLink as={AppLink} to={paths.web.connectPage('rules')}>
        Community rules
      </TextLink>
    }
  >
    <Loaded query={useQuery(countsQuery)} label="The counts">
      {(months) => (months.length === 0 ? <p>{texts.empty}</p> : <Months months={months} />)}
    </Loaded>
    <Stack as="section" $gap={3} aria-labelledby="meanings">
      <h2 id="meanings">{texts.meanings}</h2>
      <Meanings>
        {moderationCountsMeanings.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Meanings>
    </Stack>
  </ConnectPage>
);

const Months = ({ months }: { months: readonly ModerationMonth[] }) => (
  <>
    <Stack $gap={3}>
      <h2>{texts.months}</h2>
      <Table caption={texts.months}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {moderationCountsMeanings.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{formatMonth(month.month)}</th>
              <td>{month.reports}</td>
              <td>{formatAnswerTime(month)}</td>
              <td>{month.upheld}</td>
              <td>{month.reversed}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
    <Stack $gap={3}>
      <h2>{texts.reasons}</h2>
      <Table caption={texts.reasons}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Reasons of the reports</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{formatMonth(month.month)}</th>
              <td>{formatReportReasons(month)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  </>
);

const Meanings = styled.dl`
  display: grid;
  gap: var(--s4);
  max-width: 60ch;

  dt {
    font-weight: 600;
  }

  dd {
    margin: var(--s1) 0 0;
    color: var(--ink-2);
  }
`;
