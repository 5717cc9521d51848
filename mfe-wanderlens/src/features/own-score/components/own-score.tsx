import { useQuery } from '@tanstack/react-query';
import { paths, type CityDetail, type IrexWishes } from '@wanderwork/contracts';
import { asksNothing } from '@wanderwork/irex';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink, Small } from '@wanderwork/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { OwnScoreLine } from '../../../shared/own-score-line';
import { scorerQuery } from '../../../shared/wishes/scorer.query';
import { useMyWishes } from '../../../shared/wishes/use-my-wishes';
import { writeWishes } from '../../../shared/wishes/wishes-code';
import { YOUR_IREX } from '../../../shared/wishes/your-irex-part';
import { wishWords } from '../model/effect-words';
import { wishEffects } from '../model/wish-effects';

type City = Pick<CityDetail, 'slug' | 'irex'>;

/** What one's own wishes make of the city, which of them move it, and the way to set them. */
export const OwnScore = ({ city }: { city: City }) => {
  const { wishes } = useMyWishes();
  const wished = !asksNothing(wishes);
  return (
    <Root>
      {wished && <Scored city={city} wishes={wishes} />}
      <ButtonLink as={AppLink} to={toYourIrex(wishes)}>
        {wished ? 'Change your wishes' : 'Make it my IREX'}
      </ButtonLink>
    </Root>
  );
};

const toYourIrex = (wishes: IrexWishes): string => {
  const query = asksNothing(wishes) ? '' : `?${new URLSearchParams({ my: writeWishes(wishes) })}`;
  return `${paths.web.wanderlens()}${query}#${YOUR_IREX}`;
};

const Scored = ({ city, wishes }: { city: City; wishes: IrexWishes }) => {
  const { data: scorer, isError } = useQuery(scorerQuery);
  const own = useMemo(() => scorer?.(wishes).get(city.slug), [scorer, wishes, city.slug]);
  const effects = useMemo(
    () => (scorer && own ? wishEffects(wishes, (some) => scorer(some).get(city.slug)!.score) : []),
    [scorer, own, wishes, city.slug],
  );
  if (isError) return <Small $quiet>Your own score could not be computed just now.</Small>;
  if (!own) return <Small $quiet>Your own score comes …</Small>;
  return (
    <Own aria-label="Your IREX">
      <OwnScoreLine own={own} published={city.irex.score} />
      <Effects role="list">
        {effects.map(({ kind, points }) => (
          <li key={kind}>
            <span>{wishWords(wishes, kind)}</span>
            <b>{`${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`}</b>
          </li>
        ))}
      </Effects>
    </Own>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s2);
  justify-self: stretch;
  text-align: start;

  > a {
    justify-self: stretch;
  }
`;

const Own = styled.section`
  border-top: 1px solid var(--line);
`;

const Effects = styled.ul`
  margin-top: var(--s2);
  padding: 0;
  font-size: var(--f-sm);
  list-style: none;

  li {
    display: flex;
    gap: var(--s3);
    justify-content: space-between;
    padding-block: 5px;
  }

  li + li {
    border-top: 1px solid var(--line);
  }
`;
