import { type CityDetail } from '@wanderwork/contracts';
import { DataMarkKey, Stack } from '@wanderwork/ui';
import { figureSections } from '../model/figures';
import { CitySection } from './city-section';
import { FigureRow } from './figure-row';

/** Every figure, also the missing ones. */
export const FiguresSection = ({ city }: { city: CityDetail }) => {
  const sources = new Map(city.sources.map((source) => [source.id, source]));
  return (
    <CitySection id="figures" title="All figures">
      <Stack $gap={5}>
        <DataMarkKey />
        {figureSections(city.figures).map(({ group, title, figures }) => (
          <section key={group} aria-labelledby={`figures-${group}`}>
            <h3 id={`figures-${group}`}>{title}</h3>
            <dl>
              {figures.map((figure) => (
                <FigureRow key={figure.key} figure={figure} source={sources.get(figure.sourceId ?? '')} />
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </CitySection>
  );
};
