import { fullDay } from '@nestwell/domain/calendar-days';
import { deviceClock, deviceDate } from '@nestwell/domain/device-time';
import { Calendar, Card, EggWell, Row, Text } from '@nestwell/ui';
import { useNextVisit } from '../../lib/visits/visits.queries';
import * as css from './questions.module.css';

/** Whom she can ask, and when; nothing where her calendar has no appointment. */
export function NextVisit() {
  const visit = useNextVisit();
  if (!visit) return null;
  const due = new Date(visit.dueDateTime);
  return (
    <Card variant="field" shell="dusk" aria-label="Next appointment">
      <Row gap={3}>
        <EggWell className={css.egg}>
          <Calendar />
        </EggWell>
        <div>
          <b>{[visit.title, visit.doctorName].filter(Boolean).join(', ')}</b>
          <Text small>
            {[`${fullDay(deviceDate(due))}, ${deviceClock(due)}`, visit.location].filter(Boolean).join(', ')}
          </Text>
        </div>
      </Row>
    </Card>
  );
}
