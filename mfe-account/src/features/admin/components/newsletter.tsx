import { useInfiniteQuery } from '@tanstack/react-query';
import {
  consents,
  formatLocalDate,
  type NewsletterConsent,
  type NewsletterPerson,
} from '@wanderwork/contracts';
import { Tag, type TagTone } from '@wanderwork/ui';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { fetchNewsletterFile } from '../api/actions';
import { newsletterQuery } from '../api/lists.query';
import { formatForms } from '../model/form-labels';
import { useFilters } from '../model/use-filters';
import { AdminFrame } from './admin-frame';
import { ExportButton } from './export-button';
import { Choice, FilterRow } from './filters';
import { NewsletterNav } from './issues/newsletter-nav';
import { RowHead } from './row-head';

const consentLabels: Record<NewsletterConsent, { label: string; tone: TagTone }> = {
  pending: { label: 'Pending', tone: 'warn' },
  given: { label: 'Subscribed', tone: 'ok' },
  withdrawn: { label: 'Unsubscribed', tone: 'plain' },
};

/** The newsletter list with the consent of each person. Only confirmed subscribers get issues. */
export const Newsletter = () => {
  const { filters, isFiltered, change } = useFilters(['consent']);
  return (
    <AdminFrame
      title="Newsletter"
      lead="Only confirmed subscribers receive it."
      actions={<ExportButton file="newsletter.csv" fetchFile={() => fetchNewsletterFile(filters)} />}
    >
      <NewsletterNav />
      <FilterRow>
        <Choice
          label="Consent"
          all="Everyone"
          options={consents.map((value) => ({ value, label: consentLabels[value].label }))}
          value={filters['consent']}
          onChange={(value) => change('consent', value)}
        />
      </FilterRow>
      <LoadMoreTable
        list={useInfiniteQuery(newsletterQuery(filters))}
        label="The newsletter list"
        empty={isFiltered ? 'No matching people.' : 'No sign-ups yet.'}
      >
        {(people) => <ListTable caption="Newsletter" columns={columns} rows={people} />}
      </LoadMoreTable>
    </AdminFrame>
  );
};

const columns: ListColumns<NewsletterPerson> = [
  {
    title: 'Person',
    render: ({ email, name }) => (
      <RowHead below={name}>
        <bdi>{email}</bdi>
      </RowHead>
    ),
  },
  {
    title: 'Consent',
    render: ({ consent }) => <Tag tone={consentLabels[consent].tone}>{consentLabels[consent].label}</Tag>,
  },
  { title: 'Form', render: ({ sources }) => formatForms(sources) },
  { title: 'Since', render: ({ consentedAt, createdAt }) => formatLocalDate(consentedAt ?? createdAt) },
];
