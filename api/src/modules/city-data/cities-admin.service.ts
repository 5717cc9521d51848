import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AdminCities } from '@wanderwork/contracts';
import { Repository } from 'typeorm';
import { CityImport } from './entities/city-import.entity.js';
import { City } from '../cities/index.js';

/** Overview of the city table for admins. */
@Injectable()
export class CitiesAdminService {
  constructor(
    @InjectRepository(City) private readonly cities: Repository<City>,
    @InjectRepository(CityImport) private readonly imports: Repository<CityImport>,
  ) {}

  async getOverview(): Promise<AdminCities> {
    const [last] = await this.imports.find({ order: { id: 'DESC' }, take: 1 });
    return {
      cities: await this.cities.count(),
      lastImport: last
        ? { importedAt: last.importedAt.toISOString(), accepted: last.accepted, refused: last.refused }
        : null,
    };
  }
}
