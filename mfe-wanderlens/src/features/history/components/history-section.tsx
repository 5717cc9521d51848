import { useQuery } from '@tanstack/react-query';
import { formatMonth, paths, type CityDetail, type IrexHistory } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Banner, Button, Skeleton, Stack, TextLink } from '@wanderwork/ui';
import { CitySection } from '../../../shared/city-section';
import { historyQuery } from '../api/history.query';
import { Months } from './months';

/** The score of past months and what changed it. */
export const HistorySection = ({ city }: { city: Pick<CityDetail, 'slug'> }) => {
  const { data, isError, refetch } = useQuery(historyQuery(city.slug));
  return (
    <CitySection id="history" title="Score history">
      {data && (
        <Stack>
          <HistoryContent history={data} />
          <p>
            <TextLink as={AppLink} to={paths.web.trends()}>
              Score changes in all cities
            </TextLink>
          </p>
        </Stack>
      )}
      {!data && !isError && <Skeleton $height="48px" />}
      {!data && isError && (
        <Banner
          tone="warn"
          role="alert"
          title="We couldn’t load the score history"
          actions={
            <Button size="small" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          The rest of the page works as usual.
        </Banner>
      )}
    </CitySection>
  );
};

const HistoryContent = ({ history }: { history: IrexHistory }) => {
  const first = history.months.at(-1);
  if (!first) return <p>This city has no monthly score yet.</p>;
  return history.months.length > 1 ? (
    <Months history={history} />
  ) : (
    <p>First measured in {formatMonth(first.month)}. Changes appear from the second month on.</p>
  );
};
