import { useQuery } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHead, PageHeading, useSession } from '@wanderwork/platform';
import { Skeleton, Spinner, Stack, TextLink } from '@wanderwork/ui';
import { Navigate } from 'react-router-dom';
import { PageContainer } from '../../layout/page-container';
import { SavedArticles } from './saved-articles';
import { bookmarksQuery } from '../../shared/member-queries';
import { SavedCities, useSavedCities } from './saved-cities';

/** What a member saved. Visitors log in first and come back. */
const SavedPage = () => {
  const userId = useSession((state) => state.user?.id);
  const isLoading = useSession((state) => state.isLoading);
  if (userId === undefined && !isLoading) return <Navigate replace to={paths.web.login(paths.web.saved())} />;
  return (
    <PageContainer>
      <PageHead title="Saved" description="The cities and articles that you saved." private />
      <Stack $gap={7}>
        <PageHeading>Saved</PageHeading>
        <BelowHeading>
          {userId === undefined ? <Spinner label="Checking your sign-in" /> : <Lists userId={userId} />}
        </BelowHeading>
      </Stack>
    </PageContainer>
  );
};

export default SavedPage;

/** Both lists appear at once, so that none moves the other. */
const Lists = ({ userId }: { userId: string }) => {
  const cities = useSavedCities(userId);
  const articles = useQuery(bookmarksQuery(userId));
  if (cities.isPending || articles.isPending) return <Skeleton $height="100dvh" />;
  return (
    <Stack $gap={8}>
      <SavedCities {...cities} />
      <SavedArticles articles={articles} />
      <p>
        Your trips are in the{' '}
        <TextLink quiet as={AppLink} to={paths.web.planner()}>
          planner
        </TextLink>
        , and your runs of the game under{' '}
        <TextLink quiet as={AppLink} to={paths.web.quest('runs')}>
          Your runs
        </TextLink>
        .
      </p>
    </Stack>
  );
};
