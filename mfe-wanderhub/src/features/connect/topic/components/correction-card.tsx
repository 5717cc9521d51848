import {
  correctionStateLabels,
  formatLocalDate,
  type Correction,
  type CorrectionState,
} from '@wanderwork/contracts';
import { Tag, type TagTone } from '@wanderwork/ui';
import styled from 'styled-components';

const tones: Readonly<Record<CorrectionState, TagTone>> = {
  waiting: 'plain',
  planned: 'warn',
  applied: 'ok',
  declined: 'plain',
};

const getHost = (address: string): string => new URL(address).host.replace(/^www\./, '');

/** The figure that a correction proposes, and what became of it. */
export const CorrectionCard = ({ correction }: { correction: Correction }) => {
  const { label, cityName, before, proposed, year, source, state, decidedAt, reason } = correction;
  return (
    <Root aria-labelledby="correction">
      <Head>
        <h2 id="correction">
          {label}, <bdi>{cityName}</bdi>
        </h2>
        <Tag tone={tones[state]}>
          {correctionStateLabels[state]}
          {state === 'applied' && decidedAt && ` since ${formatLocalDate(decidedAt)}`}
        </Tag>
      </Head>
      <Facts>
        <div>
          <dt>Our data said</dt>
          <dd>{before ?? 'Nothing yet'}</dd>
        </div>
        <div>
          <dt>Proposed</dt>
          <dd>
            <b dir="auto">{proposed}</b> ({year})
          </dd>
        </div>
        <div>
          <dt>Source</dt>
          <dd>
            <a href={source} rel="ugc nofollow noopener">
              {getHost(source)}
            </a>
          </dd>
        </div>
      </Facts>
      {reason && <p dir="auto">{reason}</p>}
    </Root>
  );
};

const Root = styled.section`
  display: grid;
  gap: var(--s3);
  padding: var(--s4) var(--s5);
  border: 1px solid var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);
  overflow-wrap: anywhere;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  justify-content: space-between;

  && h2 {
    font: 600 var(--f-md) / 1.3 var(--sans);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--s3) var(--s5);

  dt {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;
