import type { AssistantCard } from '@wanderwork/contracts';
import { RetryBoundary } from '@wanderwork/platform';
import { Small } from '@wanderwork/ui';
import { memo } from 'react';
import { CardFrame } from './card-frame';
import { CompareCardBody, MonthsCardBody, NearCardBody, ScoreCardBody, SearchCardBody } from './city-cards';
import {
  AboutCardBody,
  BudgetCardBody,
  ConvertCardBody,
  FiguresCardBody,
  OverlapCardBody,
  PlainCardBody,
  SchengenCardBody,
} from './fact-cards';
import {
  ArticlesCardBody,
  PackingCardBody,
  TripCardBody,
  TripCheckCardBody,
  TripDraftCardBody,
  TripProposalCardBody,
} from './trip-cards';

/** The content of a card. Tools of a newer server show their figures. */
const CardBody = ({ card }: { card: AssistantCard }) => {
  switch (card.tool) {
    case 'cities.search':
      return <SearchCardBody card={card} />;
    case 'city.near':
      return <NearCardBody card={card} />;
    case 'city.figures':
      return <FiguresCardBody card={card} />;
    case 'city.months':
      return <MonthsCardBody card={card} />;
    case 'city.compare':
      return <CompareCardBody card={card} />;
    case 'irex.explain':
      return <ScoreCardBody card={card} />;
    case 'visa.schengen':
      return <SchengenCardBody card={card} />;
    case 'hours.overlap':
      return <OverlapCardBody card={card} />;
    case 'hours.convert':
      return <ConvertCardBody card={card} />;
    case 'budget.stay':
      return <BudgetCardBody card={card} />;
    case 'packing.list':
      return <PackingCardBody card={card} />;
    case 'articles.find':
      return <ArticlesCardBody card={card} />;
    case 'trip.read':
      return <TripCardBody card={card} />;
    case 'trip.check':
      return <TripCheckCardBody card={card} />;
    case 'trip.draft':
      return <TripDraftCardBody card={card} />;
    case 'trip.propose':
      return <TripProposalCardBody card={card} />;
    case 'about':
      return <AboutCardBody card={card} />;
    case 'visa.entry':
    case 'visa.nomad':
    case 'tax.days':
    case 'leg.estimate':
    case 'account':
    default:
      return <PlainCardBody card={card} />;
  }
};

/** One result of a tool. A card that can't be drawn leaves the rest of the answer. */
export const CardView = memo(({ answer, card }: { answer: string; card: AssistantCard }) => (
  <RetryBoundary resetKey={card.id} fallback={() => <Small $quiet>This result couldn’t be shown.</Small>}>
    <CardFrame answer={answer} card={card}>
      <CardBody card={card} />
    </CardFrame>
  </RetryBoundary>
));
CardView.displayName = 'CardView';
