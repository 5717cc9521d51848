import type { EditableCity, EditableFigure, TableFigure } from '@wanderwork/contracts';
import type { EntityManager } from 'typeorm';
import { readRow, readRows, sql } from '../../../platform/database/sql.js';
import { getCellName, getPlace, type Cell, type Cells } from '../table/cells.js';
import { figureCatalogue, type FigureDefinition } from '../../cities/index.js';
import { hashCell } from './read-edits.js';

/** What the editor shows in addition to the figures. */
interface EditorSettings {
  irex: number | null;
  sources: { id: string; title: string }[];
  /** The batch that last set a cell in the product, by cell. */
  setBy: ReadonlyMap<string, number>;
}

export const findSettings = async (manager: EntityManager, slug: string): Promise<EditorSettings> => {
  const score = await readRow<{ irex: number | null }>(
    manager,
    sql`SELECT irex FROM cities WHERE slug = ${slug}`,
  );
  const latestChanges = await readRows<{ cell: string; id: number }>(
    manager,
    sql`SELECT cell, max(id) AS id FROM city_batch_changes JOIN city_batches ON id = batch_id
      WHERE city_slug = ${slug} AND state = 'applied' AND origin <> 'shipped' GROUP BY cell`,
  );
  return {
    irex: score?.irex ?? null,
    sources: await readRows(
      manager,
      sql`SELECT id, title FROM figure_sources ORDER BY title COLLATE "C", id`,
    ),
    setBy: new Map(latestChanges.map(({ cell, id }) => [cell, id])),
  };
};

const toEditableFigure = (
  { key, group, label, unit, kind, scored }: FigureDefinition,
  scoreOnly: boolean,
  cells: Cells,
  { setBy }: EditorSettings,
): EditableFigure => {
  const cell = getCellName(key, scoreOnly);
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
    seen: hashCell(figure),
    setBy: setBy.get(cell) ?? null,
  };
};

/**
 * Every figure of the catalogue with its current value, each followed by its score-only version where there is one.
 */
export const toEditable = (slug: string, cells: Cells, settings: EditorSettings): EditableCity => {
  const { name, country } = getPlace(cells);
  const figures = figureCatalogue.flatMap((definition) => [
    toEditableFigure(definition, false, cells, settings),
    ...(cells.has(getCellName(definition.key, true))
      ? [toEditableFigure(definition, true, cells, settings)]
      : []),
  ]);
  return { slug, name, country, irex: settings.irex, figures, sources: settings.sources };
};
