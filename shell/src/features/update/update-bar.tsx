import { Banner, Button } from '@wanderwork/ui';
import { focusMain } from '../../layout/focus-main';
import { useSafeMoment } from './safe-moment';

interface Props {
  onReload: () => void;
  onLater: () => void;
}

/** Offers the reload only when it would lose nothing. */
export const UpdateBar = ({ onReload, onLater }: Props) => {
  const isSafe = useSafeMoment();
  if (!isSafe) return null;
  const handleLater = () => {
    onLater();
    focusMain();
  };
  return (
    <Banner
      tone="info"
      icon="rotate-cw"
      title="A new version is ready"
      actions={
        <>
          <Button variant="ink" size="small" onClick={onReload}>
            Reload
          </Button>
          <Button variant="plain" size="small" onClick={handleLater}>
            Later
          </Button>
        </>
      }
    >
      <span>Reload whenever you’re ready.</span>
    </Banner>
  );
};
