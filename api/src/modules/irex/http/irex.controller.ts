import { Controller, Get, Param } from '@nestjs/common';
import { cacheControlFor } from '../../../platform/answers/answer-rule.js';
import { PublicAnswer } from '../../../platform/answers/public-answer.js';
import { MINUTE } from '../../../platform/durations.js';
import { Public } from '../../../platform/security/access.js';
import { CITIES } from '../../cities/index.js';
import { MethodService } from '../method/method.service.js';
import { EntryRulesService } from '../personal/entry-rules.service.js';
import { PersonalInputsService } from '../personal/personal-inputs.service.js';
import { CityHistoryService } from '../snapshots/city-history.service.js';

/** Background of the scores: their history, the inputs of personal scores, and the method. */
@Controller('api')
export class IrexController {
  constructor(
    private readonly history: CityHistoryService,
    private readonly entryRules: EntryRulesService,
    private readonly inputs: PersonalInputsService,
    private readonly method: MethodService,
  ) {}

  @Get('cities/:slug/history')
  @Public()
  @PublicAnswer({ topic: CITIES, cache: cacheControlFor(MINUTE) })
  past(@Param('slug') slug: string) {
    return this.history.get(slug);
  }

  @Get('irex/inputs')
  @Public()
  @PublicAnswer({ topic: CITIES, cache: cacheControlFor(MINUTE) })
  personal() {
    return this.inputs.getAll();
  }

  @Get('entry-rules/:passport')
  @Public()
  @PublicAnswer({ topic: CITIES, cache: cacheControlFor(MINUTE) })
  rules(@Param('passport') passport: string) {
    return this.entryRules.get(passport);
  }

  @Get('irex/method')
  @Public()
  @PublicAnswer({ topic: CITIES, cache: cacheControlFor(MINUTE) })
  explained() {
    return this.method.getMethod();
  }
}
