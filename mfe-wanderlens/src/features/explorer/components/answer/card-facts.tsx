import { type CityFact, type SearchAnswer, type UnderstoodCondition } from '@wanderwork/contracts';
import { Icon, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';
import { useLocalText } from '../../../../shared/use-local-text';

/** What the cards show anyway: the three main figures and where the city is. */
const onEveryCard: readonly string[] = ['cost', 'speed', 'safety', 'irex', 'place', 'notPlace', 'similar'];

const isOnEveryCard = ({ filters, ranking }: UnderstoodCondition): boolean =>
  filters.every(({ on }) => onEveryCard.includes(on)) &&
  (filters.length > 0 || onEveryCard.includes(ranking?.by ?? 'irex'));

/** The figures that a card adds: what the city misses, and what it meets unless the card shows it anyway. */
const pickFacts = (slug: string, { facts, understood }: SearchAnswer) => {
  const own = facts[slug] ?? [];
  const shownAnyway = new Set(understood.filter(isOnEveryCard).map(({ id }) => id));
  return {
    met: own.filter(({ condition, miss }) => miss === null && !shownAnyway.has(condition)),
    missed: own.filter(({ miss }) => miss !== null),
  };
};

/** Tells whether the figure already says how it misses: "Rent not known", "Visa needed for Indian passports". */
const saysMiss = ({ text, miss }: CityFact): boolean =>
  miss === null || miss.endsWith('known') || text.toLowerCase().includes(miss);

interface Props {
  slug: string;
  answer: SearchAnswer;
}

/** How a city stands to the conditions of a search. */
export const CardFacts = ({ slug, answer }: Props) => {
  const toLocal = useLocalText();
  const { met, missed } = pickFacts(slug, answer);
  if (met.length + missed.length === 0) return null;
  return (
    <List role="list">
      {missed.map((fact) => (
        <li key={fact.condition} data-missed>
          <Icon name="triangle-alert" size={14} />
          <span>
            <VisuallyHidden>Doesn’t match: </VisuallyHidden>
            {toLocal(fact.text)}
            {!saysMiss(fact) && (
              <>
                {' · '}
                <b>{toLocal(fact.miss ?? '')}</b>
              </>
            )}
          </span>
        </li>
      ))}
      {met.length > 0 && (
        <li>
          <Icon name="check" size={14} />
          <span>
            <VisuallyHidden>Matches: </VisuallyHidden>
            {met.map(({ text }) => toLocal(text)).join(' · ')}
          </span>
        </li>
      )}
    </List>
  );
};

const List = styled.ul`
  display: grid;
  gap: var(--s1);
  margin-bottom: var(--s3);
  padding: 0;
  font-size: var(--f-sm);
  color: var(--ink-2);
  list-style: none;

  li {
    display: flex;
    gap: var(--s2);
    align-items: baseline;
  }

  svg {
    flex: none;
    translate: 0 2px;
  }

  [data-missed] svg,
  b {
    color: var(--warn);
  }

  b {
    white-space: nowrap;
  }
`;
