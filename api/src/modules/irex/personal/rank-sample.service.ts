import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { dimensionKeys, IREX_INPUTS_MAX } from '@wanderwork/contracts';
import type { UncertainCity } from '@wanderwork/irex';
import { In, IsNull, Not, Repository } from 'typeorm';
import { IrexScore } from '../../cities/index.js';

const select = { citySlug: true, personal: true, dimensions: true } as const;

const toUncertainCities = ({ personal, dimensions }: IrexScore): UncertainCity[] => {
  const spreads = new Map(dimensions.map(({ key, spread }) => [key, spread]));
  return personal ? [{ city: personal, spread: dimensionKeys.map((key) => spreads.get(key) ?? 0) }] : [];
};

/** The data for ranks by personal weights: the best cities of the table and one city in question. */
@Injectable()
export class RankSampleService {
  constructor(@InjectRepository(IrexScore) private readonly scores: Repository<IrexScore>) {}

  /** These cities, as far as they have a score. */
  async getTop(slugs: readonly string[]): Promise<UncertainCity[]> {
    return (await this.scores.find({ select, where: { citySlug: In(slugs) } })).flatMap(toUncertainCities);
  }

  /** `total` also counts the cities that are not in `all`. */
  async getAround(slug: string): Promise<{ own: UncertainCity | null; all: UncertainCity[]; total: number }> {
    const [[best, total], ownScore] = await Promise.all([
      this.scores.findAndCount({
        select,
        where: { personal: Not(IsNull()) },
        order: { rank: 'ASC' },
        take: IREX_INPUTS_MAX,
      }),
      this.scores.findOne({ select, where: { citySlug: slug } }),
    ]);
    const own = (ownScore && toUncertainCities(ownScore)[0]) ?? null;
    const others = best.flatMap(toUncertainCities);
    const all = own && !others.some(({ city }) => city.slug === slug) ? [...others, own] : others;
    return { own, all, total };
  }
}
