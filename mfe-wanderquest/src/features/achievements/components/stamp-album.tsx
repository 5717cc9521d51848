import { Icon, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { Stamp, Stamps } from '../../../shared/stamps';
import { getStampPages, type StampPage } from '../model/achievement-status';

/** The stamps by continent. Continents the player has visited start open. */
export const StampAlbum = ({ stamps }: { stamps: readonly string[] }) => (
  <div>
    {getStampPages(stamps).map((page) => (
      <Page key={page.continent} page={page} />
    ))}
  </div>
);

const Page = ({ page }: { page: StampPage }) => {
  const { continent, stamped, missing, count } = page;
  return (
    <Fold open={stamped.length > 0}>
      <summary>
        <h3>{continent}</h3>
        <span>
          {stamped.length} of {count}
        </span>
        <Icon name="chevron-down" size={18} />
      </summary>
      <Inside $gap={5}>
        {stamped.length > 0 && (
          <Album role="list" aria-label={`Stamps of ${continent}`}>
            {stamped.map(({ id, name }) => (
              <li key={id}>
                <Stamp city={id} />
                <span>{name}</span>
              </li>
            ))}
          </Album>
        )}
        {missing.length > 0 && <MissingCities page={page} />}
      </Inside>
    </Fold>
  );
};

const MissingCities = ({ page: { continent, missing, stamped, count } }: { page: StampPage }) => (
  <details open={stamped.length === 0}>
    <summary>
      {count - stamped.length} to go, in {formatCountries(missing.length)}
    </summary>
    <Countries aria-label={`Still to visit in ${continent}`}>
      {missing.map(({ country, cities }) => (
        <div key={country}>
          <dt>{country}</dt>
          <dd>{cities.join(', ')}</dd>
        </div>
      ))}
    </Countries>
  </details>
);

const formatCountries = (count: number): string => (count === 1 ? 'one country' : `${count} countries`);

const Fold = styled.details`
  border-block-end: 1px solid var(--line);

  &:first-of-type {
    border-block-start: 1px solid var(--line);
  }

  > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--s3);
    align-items: center;
    min-block-size: 52px;
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary > span {
    color: var(--ink-2);
    font-size: var(--f-sm);
    font-variant-numeric: tabular-nums;
  }

  > summary:hover h3 {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;

const Inside = styled(Stack)`
  padding-block: var(--s2) var(--s5);

  details > summary {
    inline-size: fit-content;
    padding-block: var(--s1);
    color: var(--ink-2);
    font-size: var(--f-sm);
    cursor: pointer;
  }
`;

const Album = styled(Stamps)`
  font-size: var(--f-cap);
  line-height: 1.3;
`;

/** Names are short, so use as many columns as fit. */
const Countries = styled.dl`
  margin-block-start: var(--s2);
  columns: 260px;
  column-gap: var(--s6);
  font-size: var(--f-sm);

  > div {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    gap: var(--s3);
    padding-block: var(--s1);
    break-inside: avoid;
  }

  dt {
    color: var(--ink-3);
  }
`;
