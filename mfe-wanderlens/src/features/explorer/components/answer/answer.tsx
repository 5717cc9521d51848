import { type ComponentProps } from 'react';
import { AnswerTop } from './answer-top';
import { CardFacts } from './card-facts';
import { NearCities } from './near-cities';
import { SearchNotes } from './search-notes';

type Props =
  | ({ part: 'notes' } & ComponentProps<typeof SearchNotes>)
  | ({ part: 'top' } & ComponentProps<typeof AnswerTop>)
  | ({ part: 'facts' } & ComponentProps<typeof CardFacts>)
  | ({ part: 'near' } & ComponentProps<typeof NearCities>);

/** A part of what the page shows of a search beyond its list. One component, so that the first view loads one. */
const Answer = (props: Props) => {
  switch (props.part) {
    case 'notes':
      return <SearchNotes {...props} />;
    case 'top':
      return <AnswerTop {...props} />;
    case 'facts':
      return <CardFacts {...props} />;
    case 'near':
      return <NearCities {...props} />;
  }
};

export default Answer;
