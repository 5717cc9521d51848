import { type CityDetail } from '@wanderwork/contracts';
import { DataMarkKey, Stack } from '@wanderwork/ui';
import { groupRuns } from '../../../shared/cite/figure-runs';
import { CitySection } from '../../../shared/city-section';
import { groupFigures } from '../model/figures';
import { FigureRunView } from './figure-run-view';

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
}

/** Every figure, including the missing ones. */
export const FiguresSection = ({ city }: Props) => (
  <CitySection id="figures" title="All figures">
    <Stack $gap={6}>
      <DataMarkKey />
      {groupFigures(city.figures).map(({ group, title, figures }) => (
        <section key={group} aria-labelledby={`figures-${group}`}>
          <h3 id={`figures-${group}`}>{title}</h3>
          {groupRuns(figures).map((run) => (
            <FigureRunView key={run.figures[0]?.key} city={city} run={run} />
          ))}
        </section>
      ))}
      <DataMarkKey />
    </Stack>
  </CitySection>
);
