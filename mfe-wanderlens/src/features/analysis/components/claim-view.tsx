import {
  convertTemperatures,
  type AnalysisCite,
  type AnalysisClaim,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import { AppLink, useTemperatureUnit } from '@wanderwork/platform';
import { DataMark, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';
import { parseFigureLink } from '../../../shared/figure-text';

interface Props {
  claim: AnalysisClaim;
  /** Returns a path, or a hash on this page. */
  getTarget: (cite: AnalysisCite) => string;
  /** Returns the city to name in a citation, or null if it is clear which city is meant. */
  getCityName: (cite: AnalysisCite) => string | null;
}

/** One claim with the figures it cites. */
export const ClaimView = ({ claim: { text, cites }, getTarget, getCityName }: Props) => {
  const unit = useTemperatureUnit();
  return (
    <Root>
      <p>{convertTemperatures(text, unit)}</p>
      <Cites role="list" aria-label="Figures cited">
        {cites.map((cite) => (
          <li key={`${cite.city} ${cite.kind} ${cite.key}`}>
            <CiteLink
              cite={cite}
              city={getCityName(cite)}
              target={getTarget(cite)}
              text={getCiteText(cite, unit)}
            />
          </li>
        ))}
      </Cites>
    </Root>
  );
};

/** A link is shown by its site; other values are shown in the reader's temperature unit. */
const getCiteText = ({ text }: AnalysisCite, unit: TemperatureUnit): string =>
  parseFigureLink({ value: text })?.text ?? convertTemperatures(text, unit);

interface CiteProps {
  cite: AnalysisCite;
  city: string | null;
  target: string;
  text: string;
}

const CiteLink = ({ cite, city, target, text }: CiteProps) => {
  const hasMark = cite.grade !== null || text === 'No figure';
  const content = (
    <>
      {hasMark && <DataMark grade={cite.grade} />} {city === null ? cite.label : `${cite.label}, ${city}`}
      <VisuallyHidden>: </VisuallyHidden>
      <b>{text}</b>
    </>
  );
  return target.startsWith('#') ? <a href={target}>{content}</a> : <AppLink to={target}>{content}</AppLink>;
};

const Root = styled.div`
  animation: claim-comes 200ms ease-out;

  @keyframes claim-comes {
    from {
      opacity: 0;
    }
  }

  & + & {
    margin-top: var(--s4);
  }

  p {
    max-width: 68ch;
    font: 400 var(--f-md) / 1.6 var(--read);
    overflow-wrap: anywhere;
  }
`;

const Cites = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  margin-top: var(--s1);
  padding: 0;
  font-size: var(--f-cap);
  list-style: none;

  a {
    display: inline-block;
    padding-block: 4px;
    line-height: 1.4;
    color: var(--ink-2);
    text-decoration: underline;
    text-decoration-color: var(--line);
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
  }

  a:hover {
    color: var(--ink);
    text-decoration-color: var(--red);
  }

  b {
    margin-inline-start: 5px;
    font-weight: 600;
    color: var(--ink);
  }
`;
