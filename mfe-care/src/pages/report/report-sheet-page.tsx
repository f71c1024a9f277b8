import { Link, Navigate } from '@nestwell/remote-kit/router';
import { buttonClass, Button, Paper, Printer, Row, Skeleton } from '@nestwell/ui';
import { createPortal } from 'react-dom';
import { CareScreen } from '../../lib/care-screen';
import { useChoice, type Choice } from './choice';
import { ReportSheet } from './report-sheet';
import { useReportParts } from './use-report-parts';

const TITLE = 'Your page';
const back = { to: '/care/report', label: 'For the doctor' };

/** What she chose, as it is printed. Without a choice, after a reload in another tab say, she makes one. */
export function ReportSheetPage() {
  const choice = useChoice();
  if (choice === undefined)
    return (
      <CareScreen title={TITLE} back={back}>
        <Skeleton label="Loading your page" rows={6} />
      </CareScreen>
    );
  return choice ? <Sheet choice={choice} /> : <Navigate to={back.to} replace />;
}

function Sheet({ choice }: { choice: Choice }) {
  const { range, parts: chosen } = choice;
  const parts = useReportParts(range, chosen.includes('mind')).filter(({ id }) => chosen.includes(id));
  const isThere = parts.every(({ content }) => content !== null);
  const sheet = <ReportSheet parts={parts} range={range} />;
  return (
    <CareScreen title={TITLE} back={back}>
      {sheet}
      <Row gap={3} wrap>
        <Link to={back.to} state={{ choice }} className={buttonClass({ variant: 'line' })}>
          Change
        </Link>
        <Button
          icon={<Printer aria-hidden="true" />}
          busy={!isThere}
          busyLabel="Reading..."
          onClick={() => window.print()}
        >
          Print or save as PDF
        </Button>
      </Row>
      {createPortal(<Paper numbered>{sheet}</Paper>, document.body)}
    </CareScreen>
  );
}
