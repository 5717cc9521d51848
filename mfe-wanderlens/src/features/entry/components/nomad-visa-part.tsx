import { type CityDetail, type Figure } from '@wanderwork/contracts';
import { DataMark, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { FigureOrigin } from '../../../shared/cite/figure-origin';
import { groupKnownRuns, type FigureRun } from '../../../shared/cite/figure-runs';
import { FactList } from '../../../shared/fact-list';
import { parseFigureLink, formatFigure, useFigureUnits } from '../../../shared/figure-text';
import { MissingFigures } from '../../../shared/missing-figures';

/** A visa program for remote workers, as far as the data set knows it. */
interface NomadVisa {
  state: 'there' | 'announced' | 'none found';
  /** "D8 Digital Nomad Visa"; null if it has no name of its own. */
  name: string | null;
}

/** Whether there is one, and its name. */
const summaryKeys: readonly string[] = ['nomad_visa', 'nomad_visa_name'];

/** The keys of its details, in display order. */
const detailKeys: readonly string[] = [
  'nomad_visa_months',
  'nomad_visa_income',
  'nomad_visa_income_usd',
  'nomad_visa_fee',
  'nomad_visa_page',
];

const toText = (value: Figure['value'] | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** A visa that is missing in the data set may still exist. */
export const readNomadVisa = (figures: readonly Figure[]): NomadVisa => {
  const value = (key: string) => toText(figures.find((figure) => figure.key === key)?.value);
  const status = value('nomad_visa');
  const name = value('nomad_visa_name');
  if (status === null || status === 'none') return { state: 'none found', name: null };
  return { state: status === 'announced' ? 'announced' : 'there', name };
};

interface Props {
  city: Pick<CityDetail, 'name' | 'country' | 'figures' | 'sources'>;
}

const getTitle = ({ state, name }: NomadVisa): string => {
  if (state === 'none found') return 'None found';
  return state === 'announced' ? 'Announced, not available yet' : (name ?? 'Available');
};

const isDetail = ({ key }: Figure): boolean => detailKeys.includes(key);

/** Drops the run of the bare "yes" if another run already shows the same source and year. */
const selectRuns = (runs: readonly FigureRun[]): FigureRun[] =>
  runs.filter(
    (run) =>
      run.figures.some(isDetail) ||
      !runs.some((other) => other !== run && other.sourceId === run.sourceId && other.year === run.year),
  );

/** The visa for remote workers: its details, its official page, and what is unknown. */
export const NomadVisaPart = ({ city }: Props) => {
  const visa = readNomadVisa(city.figures);
  const runs = selectRuns(groupKnownRuns(city.figures, [...summaryKeys, ...detailKeys]));
  return (
    <Stack $gap={4}>
      <h3>For a longer stay: nomad visa</h3>
      <Name>{getTitle(visa)}</Name>
      {visa.state === 'none found' && <Small $quiet>There may still be one. Ask the embassy.</Small>}
      {runs.map((run) => (
        <RunDetails key={run.figures[0]?.key} city={city} run={run} />
      ))}
      {visa.state !== 'none found' && (
        <>
          <MissingFigures figures={city.figures} keys={detailKeys} />
          <Small $quiet>Rules change. Check before you rely on this.</Small>
        </>
      )}
    </Stack>
  );
};

/** Figures of one source. The name of the visa is shown above. */
const RunDetails = ({ city, run }: Props & { run: FigureRun }) => {
  const details = run.figures.filter(isDetail);
  return (
    <div>
      {details.length > 0 && (
        <Details>
          {details.map((figure) => (
            <Detail key={figure.key} figure={figure} />
          ))}
        </Details>
      )}
      <FigureOrigin city={city} run={run} />
    </div>
  );
};

const Detail = ({ figure }: { figure: Figure }) => {
  const link = parseFigureLink(figure);
  const units = useFigureUnits();
  return (
    <div>
      <dt>{figure.label.replace('Nomad visa, longest stay', 'Longest stay')}</dt>
      <dd>
        {link ? <a href={link.href}>{link.text}</a> : formatFigure(figure, units)}{' '}
        <DataMark grade={figure.grade} />
      </dd>
    </div>
  );
};

const Name = styled.p`
  font: 400 1.625rem / 1.15 var(--serif);
`;

const Details = styled(FactList)`
  margin-bottom: var(--s2);
  border-bottom: 1px solid var(--line);
`;
