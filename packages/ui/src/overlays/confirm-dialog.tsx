import { Button, Row } from '@wanderwork/ui';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  yes: string;
  no: string;
  onYes: () => void;
}

/** Asks for confirmation and closes with either answer. */
export const ConfirmDialog = ({ open, onClose, title, description, yes, no, onYes }: Props) => (
  <Dialog open={open} onOpenChange={(still) => !still && onClose()} title={title} description={description}>
    <Row $gap={2}>
      <Button
        variant="ink"
        onClick={() => {
          onClose();
          onYes();
        }}
      >
        {yes}
      </Button>
      <Button onClick={onClose}>{no}</Button>
    </Row>
  </Dialog>
);
