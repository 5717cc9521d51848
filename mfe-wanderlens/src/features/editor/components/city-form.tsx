import type { EditableCity, EditableFigure } from '@wanderwork/contracts';
import { paths } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { media, Stack, TextLink } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { formatScore } from '../../../shared/admin/score-labels';
import { addEdit, removeEdit } from '../model/edits';
import { useEdits } from '../model/stored-edits';
import { FigureDialog } from './figure-dialog';
import { FigureGroups } from './figure-groups';
import { PendingEdits } from './pending-edits';

/** The editor of one city: pending edits and all figures. */
export const CityForm = ({ city }: { city: EditableCity }) => {
  const userId = useSession((state) => state.user?.id ?? null);
  const [edits, setEdits] = useEdits(userId, city.slug);
  const [open, setOpen] = useState<EditableFigure | null>(null);
  return (
    <Stack $gap={5} data-uninterrupted={edits.length > 0 || undefined}>
      <Head>
        <h2>
          <bdi>{city.name}</bdi>, {city.country}
        </h2>
        <p>
          IREX {formatScore(city.irex)} ·{' '}
          <TextLink quiet as={AppLink} to={paths.web.city(city.slug)}>
            View page
          </TextLink>
        </p>
      </Head>
      <Layout>
        <PendingEdits
          city={city}
          edits={edits}
          onDrop={(cell) => setEdits(removeEdit(edits, cell))}
          onKeep={(edit) => setEdits(addEdit(edits, edit))}
          onSaved={() => setEdits([])}
        />
        <FigureGroups figures={city.figures} edits={edits} onChoose={setOpen} />
      </Layout>
      {open && (
        <FigureDialog
          city={city}
          figure={open}
          edit={edits.find(({ cell }) => cell === open.cell)}
          onClose={() => setOpen(null)}
          onKeep={(edit) => {
            setEdits(addEdit(edits, edit));
            setOpen(null);
          }}
        />
      )}
    </Stack>
  );
};

const Head = styled.header`
  h2 {
    font-size: var(--f-xl);
  }

  p {
    margin-top: var(--s2);
    color: var(--ink-2);
  }
`;

/** The pending edits are above the figures, and beside them on wide screens. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: var(--s7);

    > :first-child {
      position: sticky;
      top: 96px;
      grid-row: 1;
      grid-column: 2;
    }

    > :last-child {
      grid-row: 1;
      grid-column: 1;
    }
  }
`;
