import { useQuery } from '@tanstack/react-query';
import {
  COMPARE_MAX,
  type CitySummary,
  formatMonth,
  formatPlaceName,
  joinNames,
  paths,
  type Narrowest,
  type PlaceAnswer,
  type SearchAnswer,
  type SearchIntent,
} from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, ButtonLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { hasChanges, historyQuery } from '../../../../shared/history.query';
import { formatFirstComparison } from '../../../../shared/months';
import { useLocalText } from '../../../../shared/use-local-text';
import { describeWithout } from '../../model/describe-without';
import { AnswerTitle } from './answer-title';
import { PlaceCard } from './place-card';

interface Props {
  answer: SearchAnswer;
  /** The matches that follow. */
  listed: readonly CitySummary[];
  onExclude: (id: string) => void;
}

/** What stands above the list: what the person asked for besides it, and the answer to a question about a place. */
export const AnswerTop = ({ answer, listed, onExclude }: Props) => {
  const { intent, place, narrowest } = answer;
  return (
    <>
      {intent && <IntentLink intent={intent} answer={answer} />}
      {place && <PlaceCard place={place} answer={answer} />}
      {place && listed.length > 0 && <AnswerTitle>{describeOthers(place, listed)}</AnswerTitle>}
      {narrowest && !place && <NarrowestLine narrowest={narrowest} onExclude={onExclude} />}
    </>
  );
};

/** The matches besides the place: the cities of its country, or those that share its name. */
const describeOthers = ({ city }: PlaceAnswer, listed: readonly CitySummary[]): string =>
  listed.every(({ countryCode }) => countryCode === city.countryCode)
    ? `Other cities in ${formatPlaceName(city.country)}`
    : 'Other cities that match';

/** The name of a city in an answer; null if the answer does not show it. */
const findName = ({ items, near, hits }: SearchAnswer, slug: string): string | null =>
  [...items, ...(near?.items ?? [])].find((city) => city.slug === slug)?.name ??
  hits.find((hit) => hit.kind === 'city' && hit.slug === slug)?.name ??
  null;

const describeComparison = (answer: SearchAnswer, slugs: readonly string[]): string => {
  const names = slugs.flatMap((slug) => findName(answer, slug) ?? []);
  return `Compare ${names.length === slugs.length ? joinNames(names) : 'these cities'}`;
};

/** One step to what the words ask for: a comparison, or what changed a score. */
const IntentLink = ({ intent, answer }: { intent: SearchIntent; answer: SearchAnswer }) => {
  if (intent.is === 'history') return <HistoryLink slug={intent.slug} name={findName(answer, intent.slug)} />;
  const slugs = intent.slugs.slice(0, COMPARE_MAX);
  return (
    <Line>
      <ButtonLink as={AppLink} variant="ink" to={paths.web.compare(slugs)}>
        {describeComparison(answer, slugs)}
      </ButtonLink>
    </Line>
  );
};

/** What changed a score, or when there will be two months to compare. */
const HistoryLink = ({ slug, name }: { slug: string; name: string | null }) => {
  const { data: history } = useQuery(historyQuery(slug));
  const score = name ? `${name}’s score` : 'this score';
  const first = history && !hasChanges(history) ? history.months.at(-1) : undefined;
  return (
    <Line>
      {first && (
        <p>
          We first measured {score} in {formatMonth(first.month)}. The first comparison comes on{' '}
          {formatFirstComparison(first.month)}.
        </p>
      )}
      <ButtonLink
        as={AppLink}
        variant={first ? undefined : 'ink'}
        to={`${paths.web.city(slug)}#${first ? 'score' : 'history'}`}
      >
        {first ? `See what’s behind ${score}` : `See what changed ${score}`}
      </ButtonLink>
    </Line>
  );
};

/** The condition that excludes most cities, above very few results. */
const NarrowestLine = ({ narrowest, onExclude }: { narrowest: Narrowest } & Pick<Props, 'onExclude'>) => {
  const toLocal = useLocalText();
  return (
    <Line>
      <p>{toLocal(describeWithout(narrowest))}</p>
      <Button size="small" onClick={() => onExclude(narrowest.id)}>
        Remove “{toLocal(narrowest.label)}”
      </Button>
    </Line>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  margin-bottom: var(--s5);
  color: var(--ink-2);
`;
