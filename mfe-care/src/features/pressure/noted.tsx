import { EmergencyCall, UnitCall } from '@nestwell/remote-kit';
import { Link } from '@nestwell/remote-kit/router';
import { withAnyPressure } from '@nestwell/safety/signs';
import { buttonClass, Card, Stack } from '@nestwell/ui';
import type { ReactNode } from 'react';
import { Figures } from './figures';
import type { TypedReading } from './reading-form';

interface NotedProps {
  reading: TypedReading;
  edit: ReactNode;
}

/** Below every limit. It says what was noted, and nothing that could keep her from calling. */
export function Noted({ reading, edit }: NotedProps) {
  return (
    <Card>
      <Stack gap={4}>
        <Figures {...reading} />
        <p>It stands with the other readings.</p>
        <Stack gap={2} data-help>
          <p>
            {`If you feel unwell, call whatever the figures say. Any of these needs care now: ${withAnyPressure.value.join(', ')}.`}
          </p>
          <UnitCall />
          <EmergencyCall />
        </Stack>
        <Link to="/care" className={buttonClass({ variant: 'soft', full: true })}>
          Back to Care
        </Link>
        {edit}
      </Stack>
    </Card>
  );
}
