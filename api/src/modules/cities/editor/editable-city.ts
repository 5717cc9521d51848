import type { EditableCity, EditableFigure, TableFigure } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { cellName, placeOf, type Cell, type Cells } from '../batches/cells.js';
import { figureCatalogue } from '../catalogue/figure-catalogue.js';
import type { FigureDefinition } from '../catalogue/figure-kind.js';
import { seenOf } from './edit-conflicts.js';

/** What the editor shows in addition to the figures. */
interface Settings {
  irex: number | null;
  sources: { id: string; title: string }[];
  /** The batch that last set a cell in the product, by cell. */
  setBy: ReadonlyMap<string, number>;
}

export const findSettings = async (manager: EntityManager, slug: string): Promise<Settings> => {
  const scores: { irex: number | null }[] = await manager.query('SELECT irex FROM cities WHERE slug = $1', [
    slug,
  ]);
  const set: { cell: string; id: number }[] = await manager.query(
    `SELECT cell, max(id) AS id FROM city_batch_changes JOIN city_batches ON id = batch_id
     WHERE city_slug = $1 AND state = 'applied' AND origin <> 'shipped' GROUP BY cell`,
    [slug],
  );
  return {
    irex: scores[0]?.irex ?? null,
    sources: await manager.query('SELECT id, title FROM figure_sources ORDER BY title COLLATE "C", id'),
    setBy: new Map(set.map(({ cell, id }) => [cell, id])),
  };
};

const editable = (
  { key, group, label, unit, kind, scored }: FigureDefinition,
  scoreOnly: boolean,
  cells: Cells,
  { setBy }: Settings,
): EditableFigure => {
  const cell = cellName(key, scoreOnly);
  const figure: Cell | undefined = cells.get(cell);
  return {
    cell,
    group,
    label,
    unit,
    values: kind,
    scored,
    scoreOnly,
    figure: (figure ?? null) as TableFigure | null,
    seen: seenOf(figure),
    setBy: setBy.get(cell) ?? null,
  };
};

/**
 * Every figure of the catalogue with its current value, each followed by its score-only version where there is one.
 */
export const toEditable = (slug: string, cells: Cells, settings: Settings): EditableCity => {
  const { name, country } = placeOf(cells);
  const figures = figureCatalogue.flatMap((definition) => [
    editable(definition, false, cells, settings),
    ...(cells.has(cellName(definition.key, true)) ? [editable(definition, true, cells, settings)] : []),
  ]);
  return { slug, name, country, irex: settings.irex, figures, sources: settings.sources };
};
