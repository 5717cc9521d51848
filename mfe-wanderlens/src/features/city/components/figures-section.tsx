import { type CityDetail } from '@wanderwork/contracts';
import { DataMarkKey, Stack } from '@wanderwork/ui';
import { figureRuns } from '../model/figure-runs';
import { figureSections } from '../model/figures';
import { CitySection } from '../../../shared/city-section';
import { FigureRunView } from './figure-run-view';

/** Every figure, also the missing ones. */
export const FiguresSection = ({
  city,
}: {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
}) => {
  const sources = new Map(city.sources.map((source) => [source.id, source]));
  return (
    <CitySection id="figures" title="All figures">
      <Stack $gap={6}>
        <DataMarkKey />
        {figureSections(city.figures).map(({ group, title, figures }) => (
          <section key={group} aria-labelledby={`figures-${group}`}>
            <h3 id={`figures-${group}`}>{title}</h3>
            {figureRuns(figures).map((run) => (
              <FigureRunView
                key={run.figures[0]?.key}
                city={city}
                run={run}
                source={sources.get(run.sourceId ?? '')}
              />
            ))}
          </section>
        ))}
        <DataMarkKey />
      </Stack>
    </CitySection>
  );
};
