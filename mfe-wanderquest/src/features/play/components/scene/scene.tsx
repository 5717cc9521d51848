import { NO_CARD, type Action, hasAssist, type State } from '@wanderwork/quest-engine';
import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { Stack, Button, Row, Spinner } from '@wanderwork/ui';
import { LoadError } from '@wanderwork/ui/lists';
import { Suspense } from 'react';
import { isBetweenWeeks, type Game } from '../../model/play-state';
import { type Hop } from '../../model/hops';
import { CardScene } from './card-scene';
import { MorningScene } from './morning-scene';
import { WeekScene } from './week-scene';

/** Most visits to the game come to no end. */
const EndScene = lazyRetry(() => import('../results/end-scene'));

/** Only a dash is compared with the one before. */
const GhostLine = lazyRetry(() => import(/* webpackChunkName: 'ghost' */ '../ghost'));

/** A run may end without a connection. If this fails, the end asks for its code again. */
export const preloadEndScene = (): Promise<unknown> => EndScene.preload().catch(() => undefined);

interface Props {
  game: Game;
  hops: readonly Hop[];
  /** Days to spend at a time. */
  pace: number;
  onPace: (days: number) => void;
  onAct: (action: Action) => void;
}

/** The current scene: a card, a day, the wait for the next week, or the ending. */
export const Scene = (props: Props) => {
  const { game, onAct } = props;
  if (game.state.ending)
    return (
      <RetryBoundary fallback={(_error, retry) => <LoadError label="The ending" onTryAgain={retry} />}>
        <Suspense fallback={<Spinner />}>
          <EndScene game={game} />
        </Suspense>
      </RetryBoundary>
    );
  if (isBetweenWeeks(game.state)) return <WeekScene game={game} />;
  return (
    <Stack $gap={4}>
      {game.state.card === NO_CARD ? <MorningScene {...props} /> : <CardScene game={game} onAct={onAct} />}
      {game.run.plan.mode === 'daily_dash' && (
        <Suspense>
          <GhostLine game={game} />
        </Suspense>
      )}
      <UndoButton state={game.state} onAct={onAct} />
    </Stack>
  );
};

interface UndoButtonProps {
  state: State;
  onAct: (action: Action) => void;
}

/** Undoes the last step, in a run with that assist. */
const UndoButton = ({ state, onAct }: UndoButtonProps) =>
  hasAssist(state, 'undo') ? (
    <Row>
      <Button
        size="small"
        unavailable={!state.before && 'Nothing to undo yet.'}
        onClick={() => onAct({ type: 'undo' })}
      >
        Undo the last step
      </Button>
    </Row>
  ) : null;
