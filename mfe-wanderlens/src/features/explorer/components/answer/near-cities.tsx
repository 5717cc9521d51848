import { type CitySummary, type NearMisses, type PlaceAnswer } from '@wanderwork/contracts';
import { useId } from 'react';
import styled from 'styled-components';
import { useLocalText } from '../../../../shared/use-local-text';
import { AnswerTitle } from './answer-title';
import { CityCards } from './city-cards';

interface Props {
  near: NearMisses;
  place: PlaceAnswer | null;
  /** The cities of the list above. */
  listed: readonly CitySummary[];
}

/**
 * The heading of near misses. Below the answer to a question, whether the place meets the conditions has been said.
 * Only sentences about cities that are alike name the place.
 */
const getTitle = ({ sentence }: NearMisses, place: PlaceAnswer | null): string => {
  if (!place) return sentence.includes('. ') ? sentence : sentence.replace(/\.$/, '');
  const { name } = place.city;
  return sentence.includes(name) ? `Cities like ${name}` : 'Cities that come close';
};

/** The cities that come close to what was asked, or that are like a place. No city is shown twice. */
export const NearCities = ({ near, place, listed }: Props) => {
  const id = useId();
  const toLocal = useLocalText();
  const shown = new Set([...listed.map(({ slug }) => slug), place?.city.slug]);
  const cities = near.items.filter(({ slug }) => !shown.has(slug));
  if (cities.length === 0) return null;
  return (
    <Root aria-labelledby={id} $isFirst={listed.length === 0 && !place}>
      <AnswerTitle id={id}>{toLocal(getTitle(near, place))}</AnswerTitle>
      <CityCards cities={cities} />
    </Root>
  );
};

const Root = styled.section<{ $isFirst: boolean }>`
  margin-top: ${({ $isFirst }) => ($isFirst ? '0' : 'var(--s6)')};
`;
