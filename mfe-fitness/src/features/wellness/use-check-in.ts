import type { CheckIn } from '@nestwell/contracts/fitness';
import { deviceDate } from '@nestwell/domain/device-time';
import { checkInNoteLength } from '@nestwell/domain/limits';
import { riskKindsOf } from '@nestwell/domain/risk-words';
import { visibleLength } from '@nestwell/domain/words';
import { useToast } from '@nestwell/remote-kit';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { checkInRequest, checkInStart, type CheckInValues } from './lib/check-in-values';
import { isHardAnswer } from './lib/hard-answer';
import { useSaveCheckIn } from './wellness.queries';

/** What she has touched, and how to change it. */
export type Answers = [Partial<CheckInValues>, Dispatch<SetStateAction<Partial<CheckInValues>>>];

/** Today's check-in: what is answered, and whether an answer asks for company, saved or not. */
export function useCheckIn(today: CheckIn | null, [answered, setAnswered]: Answers) {
  const { toast } = useToast();
  const checkIn = useSaveCheckIn();
  const [notice, setNotice] = useState<'too long' | 'untouched'>();
  const [tries, setTries] = useState(0);
  const values: CheckInValues = { ...checkInStart(today), ...answered };

  async function save() {
    const request = checkInRequest(answered, deviceDate(new Date()));
    setTries((before) => before + 1);
    if (request === undefined) return setNotice('untouched');
    if (visibleLength(request.notes ?? '', checkInNoteLength) > checkInNoteLength)
      return setNotice('too long');
    try {
      await checkIn.save(request);
      toast({ title: 'Check-in Saved!', description: 'Thank you for telling us how you are.' });
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
    tooLong: notice === 'too long',
    untouched: notice === 'untouched',
    hard: isHardAnswer(values),
    /** What her note is about, if anything asks for help. */
    kinds: riskKindsOf(values.notes),
    /** How often she pressed Save, whatever came of it. */
    tries,
    saving: checkIn.saving,
    set: (change: Partial<CheckInValues>) => {
      setNotice(undefined);
      setAnswered((now) => ({ ...now, ...change }));
    },
    save,
  };
}

export type CheckInState = ReturnType<typeof useCheckIn>;
