import { readFileSync } from 'node:fs';
import { Controller, Get } from '@nestjs/common';
import type { CurrencyRates } from '@wanderwork/contracts';
import { cacheControlFor } from '../../../platform/answers/answer-rule.js';
import { PublicAnswer } from '../../../platform/answers/public-answer.js';
import { HOUR } from '../../../platform/durations.js';
import { Public } from '../../../platform/security/access.js';

/** The rates that ship with the product. The path is valid from `src` and from `dist`. */
const SHIPPED_RATES = new URL('../../../../data/currency-rates.json', import.meta.url);

const rates = JSON.parse(readFileSync(SHIPPED_RATES, 'utf8')) as CurrencyRates;

@Controller('api')
export class CurrencyRatesController {
  /** Rates change only with a release, so the answer has no topic. */
  @Get('currency-rates')
  @Public()
  @PublicAnswer({ cache: cacheControlFor(HOUR) })
  currencyRates(): CurrencyRates {
    return rates;
  }
}
