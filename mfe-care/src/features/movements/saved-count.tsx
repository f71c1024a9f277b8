import { deviceClock } from '@nestwell/domain/device-time';
import { counted } from '@nestwell/domain/words';
import { Link } from '@nestwell/remote-kit/router';
import { movementsCall } from '@nestwell/safety/signs';
import { Button, buttonClass, Stack } from '@nestwell/ui';
import { useState } from 'react';
import { CallCard } from '../../lib/contact/call-card';
import { spanWords } from '../../lib/duration-words';
import { ChangeMovements } from './change-movements';
import * as css from './movements.module.css';
import type { NotedCount } from './use-count';

interface SavedCountProps {
  count: NotedCount;
  target: number;
}

/** Figures and no verdict; the call again; each of its movements to be changed or taken out. */
export function SavedCount({ count: { count, from, to, movements }, target }: SavedCountProps) {
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <Stack>
        <p role="status" className={css.lead}>
          {counted(count, 'movement')} in {spanWords(to.getTime() - from.getTime())}, from {deviceClock(from)}{' '}
          to {deviceClock(to)}.
        </p>
        {count < target && (
          <p>These are fewer than {target}. If they came more slowly than usual, call now.</p>
        )}
        <p>It is kept with the other days. You can show it to your care team or take it out again.</p>
      </Stack>
      <CallCard title={movementsCall.value}>
        <p>A count does not say how your baby is. If it feels different now or later, call.</p>
      </CallCard>
      <Stack>
        <Link to="/care" className={buttonClass({ variant: 'soft', full: true })}>
          Back to Care
        </Link>
        {isChanging ? (
          <ChangeMovements movements={movements} />
        ) : (
          <Button variant="quiet" full onClick={() => setChanging(true)}>
            Edit this count
          </Button>
        )}
      </Stack>
    </>
  );
}
