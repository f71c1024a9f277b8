import { fitness } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import { randomId, submit, useMember, useToast, useUndo } from '@nestwell/remote-kit';
import { useState } from 'react';
import { useTrackingChanged } from '../../lib/tracking.queries';

/**
 * Adds cups to whatever the day has by now. Each tap is a call of its own and so written down at once: none is lost
 * where the page is left while an earlier one is on its way.
 */
export function useAddCup() {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const sayUndoable = useUndo();
  const changed = useTrackingChanged();
  const [coming, setComing] = useState(0);

  async function save(date: string, cups: number, key: string) {
    setComing((now) => now + cups);
    try {
      const body = { userId, date, add: { waterIntake: cups } };
      changed(await submit(fitness.logTracking, { body }, key));
    } finally {
      setComing((now) => now - cups);
    }
  }

  async function add() {
    const date = deviceDate(new Date());
    const back = randomId();
    try {
      await save(date, 1, randomId());
      // Taken back from the day it was added to, also after midnight.
      sayUndoable({ title: 'One cup added' }, () => save(date, -1, back));
    } catch {
      toast({ title: 'Error', description: 'Failed to log progress. Please try again.', tone: 'alert' });
    }
  }

  return { add: () => void add(), coming };
}
