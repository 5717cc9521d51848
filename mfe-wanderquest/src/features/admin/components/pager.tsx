import { Button, Row } from '@wanderwork/ui';

interface Props {
  /** The first is 0. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Previous and next buttons of the card pages. */
export const Pager = ({ page, pages, onTurn }: Props) => (
  <Row as="nav" aria-label="Pages of cards">
    {page > 0 && <Button onClick={() => onTurn(page - 1)}>Previous</Button>}
    <span>
      Page {page + 1} of {pages}
    </span>
    {page < pages - 1 && <Button onClick={() => onTurn(page + 1)}>Next</Button>}
  </Row>
);
