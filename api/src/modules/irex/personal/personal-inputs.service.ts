import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IREX_INPUTS_MAX, type IrexCity, type IrexInputs } from '@wanderwork/contracts';
import { FORMULA_VERSION } from '@wanderwork/irex';
import { In, IsNull, Not, Repository } from 'typeorm';
import { IrexScore } from '../../cities/index.js';

/** The data from which browsers compute personal scores. */
@Injectable()
export class PersonalInputsService {
  constructor(@InjectRepository(IrexScore) private readonly scores: Repository<IrexScore>) {}

  /** For these cities; cities without a score are left out. */
  async get(slugs: readonly string[]): Promise<IrexCity[]> {
    const rows = await this.scores.find({
      select: { citySlug: true, personal: true },
      where: { citySlug: In([...slugs]) },
    });
    return rows.flatMap(({ personal }) => personal ?? []);
  }

  async getAll(): Promise<IrexInputs> {
    const [rows, total] = await this.scores.findAndCount({
      select: { citySlug: true, personal: true },
      where: { personal: Not(IsNull()) },
      order: { rank: 'ASC' },
      take: IREX_INPUTS_MAX,
    });
    const cities = rows.map(({ personal }) => personal).filter((city): city is IrexCity => city !== null);
    return { formulaVersion: FORMULA_VERSION, total, cities };
  }
}
