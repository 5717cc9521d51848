import { Injectable } from '@nestjs/common';
import type { CityBatchDetail, DataProvider, SessionUser } from '@wanderwork/contracts';
import { Config } from '../../../platform/config/index.js';
import { BatchReaderService } from '../batches/batch-reader.service.js';
import { providerBusy, providerFailed, providerOff, providerUnknown } from '../city-data.errors.js';
import { ProviderError, type Provider } from './provider.js';
import { ProviderPlansService, providers } from './provider-plans.service.js';

const getProvider = (name: string): Provider => {
  const found = providers.find((provider) => provider.name === name);
  if (!found) throw providerUnknown();
  return found;
};

const throwProviderFailure = (error: unknown): never => {
  throw error instanceof ProviderError ? providerFailed(error.message) : error;
};

/** Provider actions for admins: list the providers and whether they are on, and plan an import from one. */
@Injectable()
export class ProviderAdminService {
  /** Providers that this process is calling now. A second run would only fetch the same data. */
  private readonly runningProviders = new Set<string>();

  constructor(
    private readonly config: Config,
    private readonly plans: ProviderPlansService,
    private readonly reader: BatchReaderService,
  ) {}

  async list(): Promise<DataProvider[]> {
    const last = await this.reader.findLast('provider');
    return providers.map(({ name, title, brings, source }) => ({
      name,
      title,
      brings,
      page: source.url,
      licence: source.licence,
      attribution: source.attribution,
      isOn: this.isOn(name),
      last: last.get(title) ?? null,
    }));
  }

  /**
   * Fetches a provider's figures and plans what they would change. The plan is kept even if the client disconnects.
   */
  async plan(name: string, user: SessionUser): Promise<CityBatchDetail> {
    const provider = getProvider(name);
    if (!this.isOn(provider.name)) throw providerOff(provider.title);
    if (this.runningProviders.has(name)) throw providerBusy(provider.title);
    this.runningProviders.add(name);
    try {
      return await this.reader.get(await this.plans.plan(provider.name, user).catch(throwProviderFailure));
    } finally {
      this.runningProviders.delete(name);
    }
  }

  private isOn(name: Provider['name']): boolean {
    return this.config.providerUrls[name] !== undefined;
  }
}
