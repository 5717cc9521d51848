import { temperaturesIn, type AnalysisCite, type AnalysisClaim } from '@wanderwork/contracts';
import { AppLink, useTemperatureUnit } from '@wanderwork/platform';
import { DataMark, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';

interface Props {
  claim: AnalysisClaim;
  /** Where a cite leads: a path, or a part of this page. */
  targetOf: (cite: AnalysisCite) => string;
}

/** One claim, and under it the figures that it rests on. */
export const ClaimView = ({ claim: { text, cites }, targetOf }: Props) => {
  const unit = useTemperatureUnit();
  return (
    <Root>
      <p>{temperaturesIn(text, unit)}</p>
      <Cites role="list" aria-label="Rests on">
        {cites.map((cite) => (
          <li key={`${cite.city} ${cite.kind} ${cite.key}`}>
            <CiteLink cite={cite} target={targetOf(cite)} text={temperaturesIn(cite.text, unit)} />
          </li>
        ))}
      </Cites>
    </Root>
  );
};

const CiteLink = ({ cite, target, text }: { cite: AnalysisCite; target: string; text: string }) => {
  const marked = cite.grade !== null || text === 'No figure';
  const words = (
    <>
      {marked && <DataMark grade={cite.grade} />} {cite.label}
      <VisuallyHidden>: </VisuallyHidden>
      <b>{text}</b>
    </>
  );
  return target.startsWith('#') ? <a href={target}>{words}</a> : <AppLink to={target}>{words}</AppLink>;
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
