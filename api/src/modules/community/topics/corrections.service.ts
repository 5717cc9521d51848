import { Injectable } from '@nestjs/common';
import {
  type CityDetail,
  type CorrectableFigure,
  type Correction,
  type CorrectionState,
} from '@wanderwork/contracts';
import type { TopicRequest } from '@wanderwork/contracts/requests';
import { CitiesService, figureCatalogue, findFigure, type FigureDefinition } from '../../cities/index.js';
import { readFigureValue } from '../../city-data/index.js';
import { formatFigureValue, readFigure } from '../../content/index.js';
import { invalidField, placeUnknown } from '../community.errors.js';
import { PlacesRepository, type ResolvedPlace } from '../places/places.repository.js';
import { CorrectionsRepository, type CorrectionRow, type NewCorrection } from './corrections.repository.js';
import type { TopicRow } from './topics.repository.js';

type ProposedFigure = NonNullable<TopicRequest['correction']>;

const findState = ({ appliedAt, declinedAt, batchId }: CorrectionRow): CorrectionState => {
  if (appliedAt !== null) return 'applied';
  if (declinedAt !== null) return 'declined';
  return batchId === null ? 'waiting' : 'planned';
};

/** The value as readers see it; as it was entered if the figure takes other values today. */
const formatProposed = ({ figure, value }: Pick<CorrectionRow, 'figure' | 'value'>): string => {
  const definition = findFigure(figure);
  const read = readFigureValue(figure, value);
  if (!definition || 'reason' in read || Array.isArray(read.value)) return value;
  return formatFigureValue(definition, read.value as number | string);
};

const findCurrent = (city: CityDetail, key: string): { words: string | null; year: string | null } => {
  const figure = city.figures.find((one) => one.key === key);
  return figure ? { words: readFigure(figure, city).words, year: figure.year } : { words: null, year: null };
};

/** A series of twelve months is no single value that a member could correct. */
const toCorrectable = (
  { key, group, label, unit, kind }: FigureDefinition,
  city: CityDetail,
): CorrectableFigure[] => {
  if (kind.type === 'months') return [];
  const { words, year } = findCurrent(city, key);
  return [{ key, group, label, unit, values: kind as CorrectableFigure['values'], current: words, year }];
};

export const toCorrection = (row: CorrectionRow, cityName: string): Correction => {
  const { city, figure, before, year, source, reason, appliedAt, declinedAt } = row;
  return {
    ...{ city, cityName, figure, before, year, source, reason },
    label: findFigure(figure)?.label ?? figure,
    proposed: formatProposed(row),
    state: findState(row),
    decidedAt: (appliedAt ?? declinedAt)?.toISOString() ?? null,
  };
};

/** Corrections of figures, as members write and read them. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly cities: CitiesService,
    private readonly places: PlacesRepository,
    private readonly corrections: CorrectionsRepository,
  ) {}

  /** The figures of a city that members may correct. */
  async listFigures(slug: string): Promise<CorrectableFigure[]> {
    const city = await this.cities.find(slug);
    if (!city) throw placeUnknown();
    return figureCatalogue.flatMap((definition) => toCorrectable(definition, city));
  }

  async find({ id, kind }: Pick<TopicRow, 'id' | 'kind'>): Promise<Correction | null> {
    const row = kind === 'correction' ? await this.corrections.find(id) : null;
    if (!row) return null;
    const cities = await this.places.findCities([row.city]);
    return toCorrection(row, cities.get(row.city)?.name ?? row.city);
  }

  /** Checks what a new topic proposes, by the rules of the city editor. Null for a topic of another kind. */
  async prepare(
    { kind, correction }: Pick<TopicRequest, 'kind' | 'correction'>,
    place: ResolvedPlace,
  ): Promise<NewCorrection | null> {
    if (kind !== 'correction') {
      if (correction) throw invalidField('kind', 'Only a correction proposes a figure');
      return null;
    }
    const city = place.city === null ? null : await this.cities.find(place.city);
    if (!city) throw invalidField('place', 'Choose the city that the figure is about');
    if (!correction) throw invalidField('correction.figure', 'Please choose a figure');
    this.assertPlausible(correction);
    const { figure, value, year, source } = correction;
    const { words: before, year: knownYear } = findCurrent(city, figure);
    const prepared = { city: city.slug, figure, before, value, year, source };
    if (before === formatProposed(prepared) && knownYear === year)
      throw invalidField('correction.value', 'Our data already says this');
    return prepared;
  }

  private assertPlausible({ figure, value, year }: ProposedFigure): void {
    const definition = findFigure(figure);
    if (!definition || definition.kind.type === 'months')
      throw invalidField('correction.figure', 'There is no such figure');
    const read = readFigureValue(figure, value);
    if ('reason' in read) throw invalidField('correction.value', `The value ${read.reason}`);
    if (Number(year) > new Date().getUTCFullYear())
      throw invalidField('correction.year', 'This year is still to come');
  }
}
