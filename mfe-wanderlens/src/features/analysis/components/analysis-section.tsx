import { type AnalysisCite, type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral, neutralPreferences } from '@wanderwork/irex';
import { toast } from '@wanderwork/platform';
import { Button, Row, Stack, VisuallyHidden, Skeleton, Small } from '@wanderwork/ui';
import { type MouseEvent, useEffect, useReducer, useRef } from 'react';
import styled from 'styled-components';
import { CitySection } from '../../../shared/city-section';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { formatAnalysis, formatProgress } from '../model/format-analysis';
import { getCiteTarget } from '../model/cite-target';
import { getShownWriting, type Writing, applyStep, emptyWriting } from '../model/writing';
import { streamAnalysis } from '../api/stream-analysis';
import { AnalysisFooter } from './analysis-footer';
import { AnalysisIntro } from './analysis-intro';
import { AnalysisError } from './analysis-error';
import { Passages } from './passages';

/** A placeholder for the next claim, with the number of claims so far. Screen readers hear the progress elsewhere. */
const AnalysisProgress = ({ writing }: { writing: Writing }) => (
  <ProgressLines>
    <Skeleton $height="1.1em" />
    <Skeleton $height="1.1em" $width="92%" />
    <Skeleton $height="1.1em" $width="58%" />
    <Small $quiet>{formatProgress(writing)}</Small>
  </ProgressLines>
);

const ProgressLines = styled.div`
  display: grid;
  gap: var(--s2);
  max-width: 68ch;
`;

/** Writes an analysis of these cities on request. Unmounting cancels the request. */
const useAnalysis = (cities: readonly string[]) => {
  const [writing, dispatch] = useReducer(applyStep, emptyWriting);
  const currentRequest = useRef<AbortController>(undefined);
  useEffect(() => () => currentRequest.current?.abort(), []);

  const write = async (preferences: IrexPreferences | null): Promise<void> => {
    currentRequest.current?.abort();
    const controller = new AbortController();
    currentRequest.current = controller;
    dispatch({ event: 'begun', preferences });
    try {
      for await (const event of streamAnalysis({ cities, wishes: preferences }, controller.signal)) {
        if (controller.signal.aborted) return;
        dispatch(event);
      }
      if (!controller.signal.aborted) dispatch({ event: 'closed' });
    } catch (error) {
      if (!controller.signal.aborted) dispatch({ event: 'refused', error });
    }
  };

  const stop = () => {
    currentRequest.current?.abort();
    dispatch({ event: 'halted' });
  };
  return { writing, write, stop };
};

interface Props {
  cities: readonly { slug: string; name: string; region: string }[];
  /** The slug of the city on whose page this is shown; null on other pages. */
  currentSlug: string | null;
}

/** After the first click the button means Stop. The second half of a double click must not trigger it. */
const SINGLE_CLICK = 1;

/** Writes an analysis on request. Each claim links to its figures. */
const Analysis = ({ cities, currentSlug }: Props) => {
  const { preferences, ready, loadFailed } = useMyPreferences();
  const { writing, write, stop } = useAnalysis(cities.map(({ slug }) => slug));
  const { phase, error, previous } = writing;
  const isWriting = phase === 'writing';
  const shownWriting = getShownWriting(writing);
  const { claims, sentPreferences } = shownWriting;
  const handleClick = ({ detail }: MouseEvent) => {
    if (detail > SINGLE_CLICK) return;
    if (isWriting) stop();
    else void write(isNeutral(preferences) ? null : preferences);
  };
  const getTarget = (cite: AnalysisCite) =>
    getCiteTarget(cite, { cities, currentSlug, preferences: sentPreferences ?? neutralPreferences });
  const title = cities.map(({ name }) => name).join(', ');
  const copyAnalysis = () =>
    navigator.clipboard
      .writeText(formatAnalysis({ title, claims, writer: shownWriting.writer, page: location.href }))
      .then(
        () =>
          toast({
            title: 'Analysis copied.',
            description: 'Including the figures behind each claim.',
            tone: 'ok',
          }),
        () => toast({ title: 'Your browser blocked copying.', tone: 'bad' }),
      );

  return (
    <Stack $gap={5}>
      <AnalysisIntro preferences={preferences} loadFailed={loadFailed} writing={shownWriting} />
      {claims.length > 0 && (
        <Content $old={isWriting && previous !== null} inert={isWriting && previous !== null}>
          <Passages claims={claims} cities={cities} getTarget={getTarget} />
        </Content>
      )}
      {isWriting && <AnalysisProgress writing={writing} />}
      {phase === 'broken' && (
        <AnalysisError error={error} remaining={previous ? 'before' : claims.length > 0 ? 'part' : null} />
      )}
      {phase !== 'idle' && !isWriting && <AnalysisFooter writing={writing} />}
      <Row $gap={2}>
        <Button
          variant={claims.length === 0 ? 'ink' : undefined}
          busy={!ready && !loadFailed}
          onClick={handleClick}
        >
          {isWriting ? 'Stop' : phase === 'idle' ? 'Write the analysis' : 'Write again'}
        </Button>
        {claims.length > 0 && !isWriting && (
          <Button variant="plain" onClick={() => void copyAnalysis()}>
            Copy
          </Button>
        )}
      </Row>
      <VisuallyHidden role="status">{getAnnouncement(writing)}</VisuallyHidden>
    </Stack>
  );
};

/** The analysis of one city, or of two or three compared cities. */
export const AnalysisSection = (props: Props) => (
  <CitySection id="analysis" title="Analysis">
    <Analysis key={props.cities.map(({ slug }) => slug).join(' ')} {...props} />
  </CitySection>
);

/** Announced at the start and at the end, not for each claim. */
const getAnnouncement = ({ phase, claims, writer, previous }: Writing): string => {
  if (phase === 'writing') return 'The analysis is being written.';
  const count = claims.length === 1 ? '1 claim' : `${claims.length} claims`;
  if (phase === 'done') return `The analysis is ready: ${count} by ${writer?.name ?? ''}.`;
  if (phase !== 'stopped') return '';
  return previous ? 'Stopped. Your previous analysis stays here.' : `Stopped after ${count}.`;
};

/** The previous analysis is dimmed until the new one arrives, so that the page does not jump. */
const Content = styled.div<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.5 : 1)};
`;
