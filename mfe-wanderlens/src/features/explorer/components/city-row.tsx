import { paths, type CitySummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Caption, DataMark } from '@wanderwork/ui';
import { formatLikelyRange } from '@wanderwork/ui/charts';
import { memo, use } from 'react';
import styled from 'styled-components';
import { CardNoteContext } from '../../../shared/card-note';
import { CostMark } from '../../../shared/cost-mark';
import { useCostFormat } from '../../../shared/cost-text';
import { SaveToggle } from '../../../shared/favourites/save-toggle';
import { type SetSaved } from '../../../shared/favourites/use-favourites';
import { formatCount, NO_FIGURE } from '../../../shared/format';
import { formatOwnScore, type OwnScore } from '../../../shared/own-order';
import { RangeRuler } from '../../../shared/range-ruler';

const speedFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

interface Props {
  city: CitySummary;
  /** The city whose figures are drawn. They are updated one frame after the name, and hidden until then. */
  detailed: CitySummary;
  own: OwnScore | undefined;
  hasOwnOrder: boolean;
  saved: boolean;
  onSave: SetSaved;
}

/** A row of the table. */
export const CityRow = memo(({ city, detailed, own, hasOwnOrder, saved, onSave }: Props) => (
  <Row data-coming={detailed.slug === city.slug ? undefined : true}>
    <th scope="row">
      <AppLink to={paths.web.city(city.slug)}>{city.name}</AppLink>
      <Country as="div">{city.country}</Country>
      <CardNote city={detailed} />
    </th>
    {hasOwnOrder && <Score data-number>{own ? formatOwnScore(own.score) : NO_FIGURE}</Score>}
    <Score data-number>{Math.round(city.irex.score)}</Score>
    <Figures city={detailed} />
    <td>
      <SaveToggle name={city.name} saved={saved} onClick={() => onSave(city, !saved)} />
    </td>
  </Row>
));
CityRow.displayName = 'CityRow';

/** What the list adds to the city, such as its figures of the conditions of a search. */
const CardNote = memo(({ city }: Pick<Props, 'city'>) => {
  const note = use(CardNoteContext)?.(city);
  return note && <Note data-detail>{note}</Note>;
});
CardNote.displayName = 'CardNote';

const Figures = memo(({ city }: Pick<Props, 'city'>) => {
  const formatCost = useCostFormat();
  const { monthlyCost } = city;
  return (
    <>
      <td data-detail>
        <RangeRuler irex={city.irex} label={formatLikelyRange(city.irex)} />
      </td>
      <td data-detail data-number>
        {monthlyCost.value === null ? NO_FIGURE : formatCost(monthlyCost.value, monthlyCost.reliability)}{' '}
        <CostMark {...monthlyCost} />
      </td>
      <td data-detail data-number>
        {city.internetSpeed.value === null ? NO_FIGURE : speedFormat.format(city.internetSpeed.value)}{' '}
        <DataMark grade={city.internetSpeed.grade} />
      </td>
      <td data-detail>
        {city.safety.value ?? NO_FIGURE} <DataMark grade={city.safety.grade} />
      </td>
      <td data-detail data-number>
        {city.population === null ? NO_FIGURE : formatCount(city.population)}
      </td>
    </>
  );
});
Figures.displayName = 'Figures';

const Row = styled.tr`
  &[data-coming] [data-detail] {
    visibility: hidden;
  }
`;

const Note = styled.div`
  margin-top: var(--s1);
  font-family: var(--sans);
  font-weight: 400;

  > ul {
    margin: 0;
    font-size: var(--f-cap);
  }
`;

const Country = styled(Caption)`
  font-family: var(--sans);
`;

const Score = styled.td`
  && {
    font: 400 1.25rem/1.2 var(--serif);
  }
`;
