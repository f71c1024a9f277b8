import { useLacksPlan, useShowsFigures, useDeviceDate } from '@nestwell/remote-kit';
import { useNavigate } from '@nestwell/remote-kit/router';
import { Button, Section, Stack, Text } from '@nestwell/ui';
import { useState } from 'react';
import { CareScreen } from '../../lib/care-screen';
import { useChoice, type Choice } from './choice';
import type { PartId } from './part';
import { PartRows } from './part-rows';
import { lastFourWeeks, rangeProblem, sinceVisit, type Range } from './range';
import { RangeChoice, type Span } from './range-choice';
import { useLastVisit } from './report.queries';
import { useReportParts } from './use-report-parts';

/** From when and what: chosen by her, each time; what she comes back to change is there. */
export function ReportPage() {
  const before = useChoice();
  return <Choosing key={before ? 'again' : 'anew'} before={before ?? null} />;
}

function Choosing({ before }: { before: Choice | null }) {
  const navigate = useNavigate();
  const today = useDeviceDate();
  const lastVisit = useLastVisit();
  const lacksPlan = useLacksPlan();
  const showsFigures = useShowsFigures();
  const [own, setOwn] = useState<{ span: Span; range: Range } | null>(
    before ? { span: 'days', range: before.range } : null,
  );
  const usual = lastVisit
    ? ({ span: 'visit', range: sinceVisit(lastVisit, today) } as const)
    : ({ span: 'weeks', range: lastFourWeeks(today) } as const);
  const { span, range } = own ?? usual;
  const isWhole = Object.keys(rangeProblem(range, today)).length === 0;
  const parts = useReportParts(isWhole ? range : usual.range, false);
  const [picked, setPicked] = useState<readonly PartId[] | null>(
    before ? before.parts.filter((id) => id !== 'mind') : null,
  );
  const chosen = picked ?? parts.filter(({ isUsual }) => isUsual).map(({ id }) => id);
  const choose = (id: PartId, on: boolean) =>
    setPicked(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const see = () => void navigate('/care/report/page', { state: { choice: { range, parts: chosen } } });
  return (
    <CareScreen title="For the doctor" lead="One page, with what you choose.">
      <RangeChoice
        span={span}
        range={range}
        lastVisit={lastVisit}
        today={today}
        onChange={(next, days) => setOwn({ span: next, range: days })}
      />
      <Section title="What is on it">
        <Stack gap={3}>
          <PartRows
            label="What is on it"
            parts={parts.filter(({ id }) => id !== 'mind')}
            chosen={chosen}
            onChoose={choose}
          />
          {lacksPlan && (
            <Text small soft>
              {showsFigures ? 'Weight, food, water and sleep' : 'Food, water and sleep'} come with a plan. All
              else is here.
            </Text>
          )}
          <PartRows
            apart
            label="Mental health"
            parts={parts.filter(({ id }) => id === 'mind')}
            chosen={chosen}
            onChoose={choose}
          />
        </Stack>
      </Section>
      <Stack gap={3}>
        <Button full disabled={!isWhole || chosen.length === 0} onClick={see}>
          See the page
        </Button>
        <Text small soft>
          Nothing is sent and no link is made. You print it, or keep it as a PDF on this device.
        </Text>
      </Stack>
    </CareScreen>
  );
}
