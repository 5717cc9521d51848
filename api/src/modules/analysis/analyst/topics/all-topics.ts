import type { DimensionKey } from '@wanderwork/contracts';
import { climate } from './climate.js';
import { community } from './community.js';
import { cost } from './cost.js';
import { health } from './health.js';
import { internet } from './internet.js';
import { safety } from './safety.js';
import type { Topic } from './topic.js';
import { visa } from './visa.js';
import { work } from './work.js';

const topics: readonly Topic[] = [internet, cost, safety, climate, work, visa, health, community];

export const getTopic = (key: DimensionKey): Topic => topics.find(({ dimension }) => dimension === key)!;
