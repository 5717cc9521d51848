import {
  COMPARE_MAX,
  type CitySummary,
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
  if (intent.is === 'history') {
    const name = findName(answer, intent.slug);
    return (
      <Line>
        <ButtonLink as={AppLink} variant="ink" to={`${paths.web.city(intent.slug)}#history`}>
          See what changed {name ? `${name}’s` : 'the'} score
        </ButtonLink>
      </Line>
    );
  }
  const slugs = intent.slugs.slice(0, COMPARE_MAX);
  return (
    <Line>
      <ButtonLink as={AppLink} variant="ink" to={paths.web.compare(slugs)}>
        {describeComparison(answer, slugs)}
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
