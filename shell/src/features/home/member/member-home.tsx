import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { media, space } from '@wanderwork/ui';
import styled from 'styled-components';
import { CitySearch } from '../../../shared/city-search';
import { bookmarksQuery, runsQuery, savedCitiesQuery, tripsQuery } from '../../../shared/member-queries';
import { ContinueCard } from './continue-card';
import { toArticleCard, toDashCard, toRunCard, toTripCard, type CardContent } from './continue-cards';
import { SavedCities } from './saved-cities';

/** Content from the data: null while it loads, `failed` if it couldn’t load. */
const useContent = <T,>(
  { data, isError }: UseQueryResult<T>,
  toContent: (data: T) => CardContent,
  failed: CardContent,
): CardContent | null => {
  if (data !== undefined) return toContent(data);
  return isError ? failed : null;
};

/** Whether a member has nothing at all yet; null until that is known. */
const findIsNew = (lists: readonly { items?: readonly unknown[]; isPending: boolean }[]): boolean | null => {
  if (lists.some(({ items }) => items && items.length > 0)) return false;
  if (lists.some(({ isPending }) => isPending)) return null;
  return lists.every(({ items }) => items);
};

const NOTHING_LOST = 'Nothing is lost.';

const failedCards = {
  trip: { title: 'Your trips couldn’t load', action: 'Open the planner', to: paths.web.planner() },
  article: { title: 'Your articles couldn’t load', action: 'Open WanderHub', to: paths.web.wanderhub() },
  run: { title: 'Your runs couldn’t load', action: 'Open WanderQuest', to: paths.web.wanderquest() },
  dash: { title: 'Today’s Dash', action: 'Open today’s Dash', to: paths.web.quest('daily-dash') },
};

/** Where a member left off, and what is new today. */
const MemberHome = () => {
  const user = useSession((state) => state.user);
  const trips = useQuery(tripsQuery(user?.id));
  const bookmarks = useQuery(bookmarksQuery(user?.id));
  const runs = useQuery(runsQuery(user?.id));
  const saved = useQuery(savedCitiesQuery(user?.id));
  const isNew = findIsNew([
    { items: trips.data?.items, isPending: trips.isPending },
    { items: bookmarks.data?.entries, isPending: bookmarks.isPending },
    { items: runs.data?.runs, isPending: runs.isPending },
    { items: saved.data?.slugs, isPending: saved.isPending },
  ]);
  const name = user?.firstName || user?.name;
  const toFailed = (card: Omit<CardContent, 'note'>) => ({ ...card, note: NOTHING_LOST });
  return (
    <Root aria-labelledby="welcome">
      <Top>
        <Welcome id="welcome" $isHidden={isNew === null}>
          {isNew ? 'Welcome' : 'Welcome back'}
          {name ? ', ' : ''}
          <bdi>{name}</bdi>
        </Welcome>
        <CitySearch />
      </Top>
      <Cards role="list">
        <ContinueCard
          icon="plane"
          kind="Trip"
          content={useContent(trips, ({ items }) => toTripCard(items), toFailed(failedCards.trip))}
        />
        <ContinueCard
          icon="file-text"
          kind="Article"
          content={useContent(
            bookmarks,
            ({ entries }) => toArticleCard(entries),
            toFailed(failedCards.article),
          )}
        />
        <ContinueCard
          icon="compass"
          kind="Game"
          content={useContent(runs, (data) => toRunCard(data.runs, new Date()), toFailed(failedCards.run))}
        />
        <SavedCities userId={user?.id} />
        <ContinueCard
          icon="stamp"
          kind="New today"
          content={useContent(runs, (data) => toDashCard(data.runs, new Date()), toFailed(failedCards.dash))}
        />
      </Cards>
    </Root>
  );
};

export default MemberHome;

const Root = styled.section`
  display: grid;
  gap: ${space(5)};
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4, 7)};
  align-items: center;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Keeps its space until it is known how to greet. */
const Welcome = styled.h2<{ $isHidden: boolean }>`
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
  font-size: var(--f-2xl);
  overflow-wrap: anywhere;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)};

    /* The fifth card would be alone in its row. */
    > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`;
