import { paths } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Small, TextLink } from '@wanderwork/ui';
import { useFavourites } from '../../../shared/favourites/use-favourites';

/** As many stops as a first plan has. */
const PLAN_MAX = 6;

/** Leads from the saved cities to a trip. */
const PlanSavedCities = () => {
  const { slugs } = useFavourites();
  return slugs && slugs.length > 0 ? (
    <Small>
      <TextLink as={AppLink} to={paths.web.planner(slugs.slice(0, PLAN_MAX))}>
        Plan a trip to {slugs.length > PLAN_MAX ? `the last ${PLAN_MAX} you saved` : 'your saved cities'}
      </TextLink>
    </Small>
  ) : null;
};

export default PlanSavedCities;
