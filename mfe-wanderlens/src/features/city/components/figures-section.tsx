import { type CityDetail } from '@wanderwork/contracts';
import { DataMarkKey, Stack } from '@wanderwork/ui';
import { figureRuns } from '../../../shared/cite/figure-runs';
import { CitySection } from '../../../shared/city-section';
import { figureSections } from '../model/figures';
import { FigureRunView } from './figure-run-view';

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
}

/** Every figure, also the missing ones. */
export const FiguresSection = ({ city }: Props) => (
  <CitySection id="figures" title="All figures">
    <Stack $gap={6}>
      <DataMarkKey />
      {figureSections(city.figures).map(({ group, title, figures }) => (
        <section key={group} aria-labelledby={`figures-${group}`}>
          <h3 id={`figures-${group}`}>{title}</h3>
          {figureRuns(figures).map((run) => (
            <FigureRunView key={run.figures[0]?.key} city={city} run={run} />
          ))}
        </section>
      ))}
      <DataMarkKey />
    </Stack>
  </CitySection>
);
