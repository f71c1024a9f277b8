import { Link } from '@nestwell/remote-kit/router';
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
        <p>
          If you feel unwell, call whatever the figures say. A headache that won’t go away, changes in what
          you see, upper belly pain, trouble breathing, chest pain or a fit need care now.
        </p>
        <Link to="/care" className={buttonClass({ variant: 'soft', full: true })}>
          Back to Care
        </Link>
        {edit}
      </Stack>
    </Card>
  );
}
