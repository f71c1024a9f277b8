import { deviceDate } from '@nestwell/domain/device-time';
import { useToast } from '@nestwell/remote-kit';
import { useRef, useState } from 'react';
import { useLogTracking } from '../../lib/tracking.queries';

/**
 * Adds cups to whatever the day has by now. Taps during a call wait and go together in the next one, so that calls stay
 * few and each keeps its own key.
 */
export function useAddCup() {
  const { toast } = useToast();
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
    waiting.current = 0;
    try {
      await log.save({ date: deviceDate(new Date()), add: { waterIntake: cups } });
      toast(cups > 0 ? { title: addedWords(cups), action: undo(cups) } : { title: 'Taken back' });
    } catch {
      toast({ title: 'Error', description: 'Failed to log progress. Please try again.', tone: 'alert' });
    }
    setComing((now) => now - cups);
  }

  const add = (cups: number) => {
    waiting.current += cups;
    setComing((now) => now + cups);
    void send();
  };
  const undo = (cups: number) => ({ label: 'Undo', onSelect: () => add(-cups) });

  return { add, coming };
}

const addedWords = (cups: number) => (cups === 1 ? 'One cup added' : `${cups} cups added`);
