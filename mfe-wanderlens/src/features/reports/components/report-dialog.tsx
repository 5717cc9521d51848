import { joinNames, paths } from '@wanderwork/contracts';
import { Skeleton } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { PREVIEW_SAMPLE, useCanAnalyze } from '../../../shared/use-can-analyze';
import { PremiumGate } from '../../../shared/premium-gate';
import { ReportForm } from './report-form';

export interface ReportCity {
  slug: string;
  name: string;
}

interface Props {
  cities: readonly ReportCity[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form of a report, or the Premium gate. */
const ReportDialog = ({ cities, open, onOpenChange }: Props) => {
  const places = joinNames(cities.map(({ name }) => name));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create a report"
      description={`${places}, with the source, year and grade of every figure.`}
    >
      <Content cities={cities} places={places} />
    </Dialog>
  );
};

const Content = ({ cities, places }: { cities: readonly ReportCity[]; places: string }) => {
  const slugs = cities.map(({ slug }) => slug);
  const canAnalyze = useCanAnalyze(slugs);
  if (canAnalyze === null) return <Skeleton $height="320px" />;
  return canAnalyze ? <ReportForm slugs={slugs} /> : <ReportGate places={places} />;
};

const ReportGate = ({ places }: { places: string }) => (
  <PremiumGate
    title={`Reports on ${places} are part of Premium`}
    free="Reports on the three sample cities are free and complete. Every figure for every city stays open on its page."
    sample={{
      to: `${paths.web.city(PREVIEW_SAMPLE.slug)}#report`,
      label: `Open ${PREVIEW_SAMPLE.name}’s report`,
    }}
  />
);

export default ReportDialog;
