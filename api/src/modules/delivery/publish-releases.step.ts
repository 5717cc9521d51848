import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Config, StartError } from '../../platform/config/index.js';
import { PrepareSteps } from '../../platform/prepare/prepare-steps.js';
import { ContentSecurity } from '../../platform/security/content-security.js';
import { DeliveryError } from './delivery.errors.js';
import { LiveReleasesService } from './live-releases.service.js';
import { ReleasesService } from './releases.service.js';

/** Runs after all data imports, because served pages may need the data. */
const ORDER = 90;

/** Publishes the remotes built with this installation, and adds the origins of live releases to the content policy. */
@Injectable()
export class PublishReleasesStep implements OnModuleInit {
  private readonly logger = new Logger(PublishReleasesStep.name);

  constructor(
    private readonly config: Config,
    private readonly releases: ReleasesService,
    private readonly live: LiveReleasesService,
    private readonly steps: PrepareSteps,
    private readonly contentSecurity: ContentSecurity,
  ) {}

  onModuleInit(): void {
    this.contentSecurity.useRemoteOrigins(() => this.live.lastSeen().origins);
    this.steps.add({ name: 'Publishing the built remotes', order: ORDER, run: () => this.run() });
  }

  private async run(): Promise<void> {
    for (const folder of this.config.builtRemotes) await this.offer(folder);
    await this.live.getCurrent();
  }

  private async offer(folder: string): Promise<void> {
    try {
      const { name, version } = await this.releases.offer(folder);
      this.logger.log(`${name} ${version} is taken in`);
    } catch (error) {
      if (error instanceof DeliveryError) throw new StartError(`BUILT_REMOTES: ${folder}: ${error.message}`);
      throw error;
    }
  }
}
