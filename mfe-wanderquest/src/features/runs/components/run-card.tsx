import { paths, type QuestRunSummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, ButtonLink, media, Row, Small, Tag } from '@wanderwork/ui';
import styled from 'styled-components';
import { getModeInfo } from '../../../shared/modes';
import { getRunFacts, getRunStatus, describeRun } from '../model/run-labels';

interface Props {
  run: QuestRunSummary;
  onDelete: () => void;
}

/** A run: its mode, progress and actions. */
export const RunCard = ({ run, onDelete }: Props) => {
  const { name } = getModeInfo(run.mode);
  const which = `${name}, ${describeRun(run)}`;
  return (
    <Root>
      <div>
        <h2>{name}</h2>
        <Small $quiet>{describeRun(run)}</Small>
        <p>
          <Tag tone="outlined">{getRunStatus(run)}</Tag>
        </p>
      </div>
      <dl>
        {getRunFacts(run).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Row $gap={2}>
        <RunLink run={run} which={which} />
        <ButtonLink
          href={paths.api.quest.exportRun(run.id)}
          download
          size="small"
          aria-label={`Save as a file: ${which}`}
        >
          Save as a file
        </ButtonLink>
        <Button size="small" aria-label={`Delete: ${which}`} onClick={onDelete}>
          Delete
        </Button>
      </Row>
    </Root>
  );
};

/** Continues the run, or shows its place on the leaderboard. */
const RunLink = ({ run: { mode, finishedAt, result }, which }: { run: QuestRunSummary; which: string }) => {
  const { slug, name } = getModeInfo(mode);
  if (finishedAt === null)
    return (
      <ButtonLink as={AppLink} size="small" to={paths.web.quest(slug)} aria-label={`Open ${name}: ${which}`}>
        Open {name}
      </ButtonLink>
    );
  return result?.board ? (
    <ButtonLink
      as={AppLink}
      size="small"
      to={paths.web.questBoards(result.board)}
      aria-label={`See its place: ${which}`}
    >
      See its place
    </ButtonLink>
  ) : null;
};

const Root = styled.li`
  display: grid;
  gap: var(--s4);
  padding: var(--s4) var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);

  > div:first-child {
    display: grid;
    gap: var(--s1);
    align-content: start;
  }

  h2 {
    font-size: var(--f-lg);
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 96px), 1fr));
    gap: var(--s3) var(--s4);
    align-content: start;
  }

  dt {
    font-size: var(--f-cap);
    color: var(--ink-3);
  }

  dd {
    font-family: var(--serif);
    font-size: var(--f-md);
    font-variant-numeric: tabular-nums;
  }

  ${media.desktop} {
    grid-template-columns: 260px minmax(0, 1fr) auto;
    align-items: start;
  }
`;
