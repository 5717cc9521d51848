import { consents, type NewsletterConsent } from '@wanderwork/contracts';
import { Table, Tag, type TagTone } from '@wanderwork/ui';
import { fetchNewsletterFile } from '../api/deeds';
import { newsletterQuery } from '../api/lists.query';
import { shortDay } from '../model/moment';
import { useFilters } from '../model/use-filters';
import { AdminFrame } from './admin-frame';
import { ExportButton } from './export-button';
import { Choice, FilterRow } from './filters';
import { OpenList } from './open-list';
import { RowHead } from './row-head';

const states: Record<NewsletterConsent, { words: string; tone: TagTone }> = {
  pending: { words: 'Asked', tone: 'warn' },
  given: { words: 'Said yes', tone: 'ok' },
  withdrawn: { words: 'Unsubscribed', tone: 'plain' },
};

/** Who reads the newsletter; only who said yes may be written to. */
export const Newsletter = () => {
  const { filters, change } = useFilters(['consent']);
  return (
    <AdminFrame
      title="Newsletter"
      lead="Only who said yes may be written to."
      actions={<ExportButton file="newsletter.csv" fetchFile={() => fetchNewsletterFile(filters)} />}
    >
      <FilterRow>
        <Choice
          label="Consent"
          all="Everybody"
          options={consents.map((value) => ({ value, words: states[value].words }))}
          value={filters['consent']}
          onChange={(value) => change('consent', value)}
        />
      </FilterRow>
      <OpenList query={newsletterQuery(filters)} label="Newsletter" empty="Nobody is in this state.">
        {(people) => (
          <Table caption="Newsletter">
            <thead>
              <tr>
                <th scope="col">Who</th>
                <th scope="col">Consent</th>
                <th scope="col">By which form</th>
                <th scope="col">Since</th>
              </tr>
            </thead>
            <tbody>
              {people.map((person) => (
                <tr key={person.id}>
                  <RowHead below={person.name}>
                    <bdi>{person.email}</bdi>
                  </RowHead>
                  <td>
                    <Tag tone={states[person.consent].tone}>{states[person.consent].words}</Tag>
                  </td>
                  <td>{person.sources.join(', ')}</td>
                  <td>{shortDay(person.consentedAt ?? person.createdAt)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </OpenList>
    </AdminFrame>
  );
};
