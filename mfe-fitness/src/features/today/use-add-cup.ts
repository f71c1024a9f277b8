import { deviceDate } from '@nestwell/domain/device-time';
import { useToast, useUndo } from '@nestwell/remote-kit';
import { useRef, useState } from 'react';
import { useLogTracking } from '../../lib/tracking.queries';

/**
 * Adds cups to whatever the day has by now. Taps during a call wait and go together in the next one, so that calls stay
 * few and each keeps its own key.
 */
export function useAddCup() {
  const { toast } = useToast();
  const sayUndoable = useUndo();
  const log = useLogTracking();
  const waiting = useRef(0);
  const sending = useRef(false);
  const [coming, setComing] = useState(0);

  async function send() {
    if (sending.current) return;
    sending.current = true;
    try {
      while (waiting.current !== 0) await sendWaiting();
    } finally {
      sending.current = false;
    }
  }

  async function sendWaiting() {
    const cups = waiting.current;
    const date = deviceDate(new Date());
    waiting.current = 0;
    try {
      await log.save({ date, add: { waterIntake: cups } });
      sayUndoable({ title: addedWords(cups) }, () => takeBack(cups, date));
    } catch {
      toast({ title: 'Error', description: 'Failed to log progress. Please try again.', tone: 'alert' });
    }
    setComing((now) => now - cups);
  }

  /** From the day they were added to, also after midnight. */
  async function takeBack(cups: number, date: string) {
    setComing((now) => now - cups);
    try {
      await log.save({ date, add: { waterIntake: -cups } });
    } finally {
      setComing((now) => now + cups);
    }
  }

  const add = (cups: number) => {
    waiting.current += cups;
    setComing((now) => now + cups);
    void send();
  };

  return { add, coming };
}

const addedWords = (cups: number) => (cups === 1 ? 'One cup added' : `${cups} cups added`);
