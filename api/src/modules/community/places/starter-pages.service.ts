import { Injectable } from '@nestjs/common';
import {
  capitalize,
  monthNames,
  type CityDetail,
  type PostCard,
  type StarterFigure,
  type StarterPage,
} from '@wanderwork/contracts';
import { CitiesService } from '../../cities/index.js';
import { PostsService, readFigure } from '../../content/index.js';

/** The five figures of a starter page, in their order. */
const FIGURES = ['monthly_cost', 'download', 'safety_index', 'nomad_visa', 'coworking'];
const MAX_GUIDES = 3;

const toStarterFigure = (city: CityDetail, key: string): StarterFigure[] => {
  const figure = city.figures.find((one) => one.key === key);
  if (!figure) return [];
  const { label, words, source, origin } = readFigure(figure, city);
  const url = city.sources.find(({ id }) => id === figure.sourceId)?.url ?? null;
  if (words !== null)
    return [
      {
        label,
        value: capitalize(words),
        source: [source, origin].filter(Boolean).join(', '),
        url,
        question: null,
      },
    ];
  const question = `${label} in ${city.name}: we don’t have a source yet. Do you know one?`;
  return [{ label, value: null, source: null, url: null, question }];
};

const toClimate = ({ climate }: CityDetail, month: number): StarterPage['climate'] => {
  const climateMonth = climate?.[month];
  return climateMonth ? { month: monthNames[month]!, ...climateMonth } : null;
};

/** What the data says about a city, and what it doesn't: the page of a city that nobody has written about. */
@Injectable()
export class StarterPagesService {
  constructor(
    private readonly cities: CitiesService,
    private readonly posts: PostsService,
  ) {}

  async get(slug: string): Promise<StarterPage> {
    const [city, guides] = await Promise.all([
      this.cities.get(slug),
      this.posts.list({ city: slug, limit: MAX_GUIDES, view: 'card' }),
    ]);
    return {
      imageUrl: city.imageUrl,
      irex: city.irex.score,
      figures: FIGURES.flatMap((key) => toStarterFigure(city, key)),
      climate: toClimate(city, new Date().getUTCMonth()),
      guides: (guides as PostCard[]).map(({ slug: post, title }) => ({ slug: post, title })),
      tools: (['budget', 'team-hours'] as const).map((name) => ({
        name,
        city: slug,
        timeZone: city.timezone,
      })),
    };
  }
}
