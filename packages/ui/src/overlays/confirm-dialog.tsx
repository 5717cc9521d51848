import { Button, Row, Stack } from '@wanderwork/ui';
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
  /** Choices that belong to the answer, above the buttons. */
  children?: ReactNode;
}

/** Asks for confirmation and closes with either answer. */
export const ConfirmDialog = ({ open, onClose, title, description, yes, no, onYes, children }: Props) => (
  <Dialog open={open} onOpenChange={(still) => !still && onClose()} title={title} description={description}>
    <Stack $gap={5}>
      {children}
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
    </Stack>
  </Dialog>
);
