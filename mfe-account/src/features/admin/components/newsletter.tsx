import { useInfiniteQuery } from '@tanstack/react-query';
import {
  consents,
  shortDateWords,
  type NewsletterConsent,
  type NewsletterPerson,
} from '@wanderwork/contracts';
import { Tag, type TagTone } from '@wanderwork/ui';
import { GrowingList, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { fetchNewsletterFile } from '../api/deeds';
import { newsletterQuery } from '../api/lists.query';
import { formWords } from '../model/form-words';
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
      <GrowingList
        list={useInfiniteQuery(newsletterQuery(filters))}
        label="Newsletter"
        empty={isFiltered ? 'Nobody is in this state.' : 'Nobody has asked for the letter so far.'}
      >
        {(people) => <ListTable caption="Newsletter" columns={columns} rows={people} />}
      </GrowingList>
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
  { title: 'By which form', of: ({ sources }) => formWords(sources) },
  { title: 'Since', of: ({ consentedAt, createdAt }) => shortDateWords(consentedAt ?? createdAt) },
];
