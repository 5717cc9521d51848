import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { grades, type Grade } from '../city.js';
import { NumberText, RequiredText } from './fields.js';
import { NestedList, NoControlCharacters, OneLine } from './decorators.js';

const HIGHEST_BATCH = 999_999_999;
const CELLS_MAX = 100;
const CELL_MAX = 60;
const VALUE_MAX = 400;
const NOTE_MAX = 300;
const REASON_MAX = 500;
const FILE_NAME_MAX = 120;

export class BatchListQuery {
  /** The `nextKey` of the previous page. */
  @IsOptional()
  @Max(HIGHEST_BATCH)
  @Min(1)
  @IsInt()
  @NumberText()
  after?: number;
}

/** The query of an upload whose body is the file. */
export class TableUploadQuery {
  @NoControlCharacters({ message: 'Please name the file without control characters' })
  @RequiredText(1, FILE_NAME_MAX, 'Please name the file')
  name!: string;
}

/** The new value of one figure. */
export class FigureEdit {
  @OneLine()
  @RequiredText(1, CELL_MAX, 'Please name a figure')
  cell!: string;

  /** As entered; empty if unknown. */
  @OneLine()
  @MaxLength(VALUE_MAX)
  @IsString()
  value!: string;

  @IsOptional()
  @OneLine()
  @MaxLength(CELL_MAX)
  @IsString()
  source?: string;

  @IsOptional()
  @OneLine()
  @MaxLength(CELL_MAX)
  @IsString()
  year?: string;

  @IsOptional()
  @IsIn(grades)
  grade?: Grade;

  @IsOptional()
  @OneLine()
  @MaxLength(NOTE_MAX)
  @IsString()
  note?: string;

  /** The `seen` mark of the figure that the editor showed. */
  @OneLine()
  @MaxLength(CELL_MAX)
  @IsString()
  seen!: string;
}

export class CityPreviewRequest {
  @NestedList(FigureEdit, CELLS_MAX)
  changes!: FigureEdit[];
}

export class CityEditRequest extends CityPreviewRequest {
  /** The reason, shown in the list of batches and in the audit log. */
  @RequiredText(1, REASON_MAX, 'Please say why')
  reason!: string;
}
