import type { CheckIn } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import { checkInNoteLength } from '@nestwell/domain/limits';
import { useToast } from '@nestwell/remote-kit';
import { useState } from 'react';
import { checkInRequest, checkInStart, type CheckInValues } from './lib/check-in-values';
import { isHardAnswer } from './lib/hard-answer';
import { useSaveCheckIn } from './wellness.queries';

/** Today's check-in: what is answered, and whether the last save held an answer that asks for company. */
export function useCheckIn(today: CheckIn | null) {
  const { toast } = useToast();
  const checkIn = useSaveCheckIn();
  const [answered, setAnswered] = useState<Partial<CheckInValues>>({});
  const [tooLong, setTooLong] = useState(false);
  const [offerSupport, setOfferSupport] = useState(false);
  const values: CheckInValues = { ...checkInStart(today), ...answered };

  async function save() {
    const request = checkInRequest(values, deviceDate(new Date()));
    if ((request.notes?.length ?? 0) > checkInNoteLength) return setTooLong(true);
    try {
      await checkIn.save(request);
      toast({ title: 'Check-in Saved!', description: 'Thank you for telling us how you are.' });
      setOfferSupport(isHardAnswer(request));
    } catch {
      toast({
        title: 'Error',
        description: 'Failed to save your check-in. Please try again.',
        tone: 'alert',
      });
    }
  }

  return {
    values,
    tooLong,
    offerSupport,
    saving: checkIn.saving,
    set: (change: Partial<CheckInValues>) => {
      setTooLong(false);
      setAnswered((now) => ({ ...now, ...change }));
    },
    save,
  };
}

export type CheckInState = ReturnType<typeof useCheckIn>;
