import { useMember, useDeviceDate } from '@nestwell/remote-kit';
import { pressureOutcome, type PressureOutcome } from '@nestwell/safety/signs';
import { Button, Card, Stack } from '@nestwell/ui';
import { saidFirst } from '../../lib/since-birth';
import { CallNow } from './call-now';
import { CallToday } from './call-today';
import { EmergencyNow } from './emergency-now';
import { Noted } from './noted';
import type { TypedReading } from './reading-form';

interface OutcomeProps {
  reading: TypedReading;
  onEdit: () => void;
}

/** What a reading asks for: what to do first, then the figure. It needs no network and waits for no save. */
export function Outcome({ reading, onEdit }: OutcomeProps) {
  const outcome = pressureOutcome(reading);
  const edit = (
    <Button variant="quiet" full onClick={onEdit}>
      Edit this reading
    </Button>
  );
  if (outcome === 'noted') return <Noted reading={reading} edit={edit} />;
  return (
    <Stack gap={5} data-help>
      <OutcomeCard outcome={outcome} reading={reading} />
      <SayThis reading={reading} />
      {edit}
    </Stack>
  );
}

function OutcomeCard({
  outcome,
  reading,
}: {
  outcome: Exclude<PressureOutcome, 'noted'>;
  reading: TypedReading;
}) {
  if (outcome === 'emergency') return <EmergencyNow reading={reading} />;
  return outcome === 'call' ? (
    <CallToday reading={reading} />
  ) : (
    <CallNow reading={reading} outcome={outcome} />
  );
}

function SayThis({ reading: { upper, lower } }: { reading: TypedReading }) {
  const today = useDeviceDate();
  const her = useMember();
  return (
    <Card variant="flat" aria-label="Say this">
      <Stack gap={1}>
        <b>Say this</b>
        <p>{`“${saidFirst(her, today)} My blood pressure is ${upper} over ${lower}.”`}</p>
      </Stack>
    </Card>
  );
}
