import { Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { Stamp, Stamps } from '../../../shared/stamps';
import { stampPages, type StampPage } from '../model/marks';

/** A page for each continent; where one has not been, the place of the stamp. */
export const StampAlbum = ({ stamps }: { stamps: readonly string[] }) => (
  <Stack $gap={6}>
    {stampPages(stamps).map((page) => (
      <Page key={page.continent} page={page} />
    ))}
  </Stack>
);

const Page = ({ page: { continent, cities } }: { page: StampPage }) => (
  <Stack $gap={3}>
    <h3>
      {continent}, {cities.filter(({ stamped }) => stamped).length} of {cities.length}
    </h3>
    <Album role="list" aria-label={`Stamps of ${continent}`}>
      {cities.map(({ id, name, stamped }) => (
        <li key={id}>
          {stamped ? <Stamp city={id} /> : <Empty aria-hidden />}
          <span data-stamped={stamped}>
            {name}
            {!stamped && <span className="visually-hidden">, not yet</span>}
          </span>
        </li>
      ))}
    </Album>
  </Stack>
);

const Album = styled(Stamps)`
  font-size: var(--f-cap);
  line-height: 1.3;

  span[data-stamped='false'] {
    color: var(--ink-3);
  }
`;

const Empty = styled.span`
  inline-size: 76%;
  margin-block: 12%;
  border: 1px dashed var(--line-2);
  border-radius: 50%;
  aspect-ratio: 1;
`;
