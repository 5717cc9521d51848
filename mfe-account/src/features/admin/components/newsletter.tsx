import { useInfiniteQuery } from '@tanstack/react-query';
import {
  consents,
  formatShortDate,
  type NewsletterConsent,
  type NewsletterPerson,
} from '@wanderwork/contracts';
import { Tag, type TagTone } from '@wanderwork/ui';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { fetchNewsletterFile } from '../api/actions';
import { newsletterQuery } from '../api/lists.query';
import { formLabels } from '../model/form-labels';
import { useFilters } from '../model/use-filters';
import { AdminFrame } from './admin-frame';
import { ExportButton } from './export-button';
import { Choice, FilterRow } from './filters';
import { NewsletterPlaces } from './issues/newsletter-places';
import { RowHead } from './row-head';

const states: Record<NewsletterConsent, { words: string; tone: TagTone }> = {
  pending: { words: 'Asked', tone: 'warn' },
  given: { words: 'Said yes', tone: 'ok' },
  withdrawn: { words: 'Unsubscribed', tone: 'plain' },
};

/** Who reads the newsletter; only who said yes may be written to. */
export const Newsletter = () => {
  const { filters, isFiltered, change } = useFilters(['consent']);
  return (
    <AdminFrame
      title="Newsletter"
      lead="Only who said yes may be written to."
      actions={<ExportButton file="newsletter.csv" fetchFile={() => fetchNewsletterFile(filters)} />}
    >
      <NewsletterPlaces />
      <FilterRow>
        <Choice
          label="Consent"
          all="Everybody"
          options={consents.map((value) => ({ value, words: states[value].words }))}
          value={filters['consent']}
          onChange={(value) => change('consent', value)}
        />
      </FilterRow>
      <LoadMoreTable
        list={useInfiniteQuery(newsletterQuery(filters))}
        label="Newsletter"
        empty={isFiltered ? 'Nobody is in this state.' : 'Nobody has asked for the letter so far.'}
      >
        {(people) => <ListTable caption="Newsletter" columns={columns} rows={people} />}
      </LoadMoreTable>
    </AdminFrame>
  );
};

const columns: ListColumns<NewsletterPerson> = [
  {
    title: 'Who',
    of: ({ email, name }) => (
      <RowHead below={name}>
        <bdi>{email}</bdi>
      </RowHead>
    ),
  },
  {
    title: 'Consent',
    of: ({ consent }) => <Tag tone={states[consent].tone}>{states[consent].words}</Tag>,
  },
  { title: 'By which form', of: ({ sources }) => formLabels(sources) },
  { title: 'Since', of: ({ consentedAt, createdAt }) => formatShortDate(consentedAt ?? createdAt) },
];
