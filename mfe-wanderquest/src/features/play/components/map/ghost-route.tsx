import { type Run } from '../../../../shared/saves/run';
import { useGhost } from '../../model/ghost';
import { getRoutePath } from '../../model/map/route';

/** The route of the last dash, faint below that of this one. */
const GhostRoute = ({ run }: { run: Run }) => {
  const ghost = useGhost(run.id);
  return ghost && <path className="ghost" d={getRoutePath(ghost.route)} />;
};

export default GhostRoute;
