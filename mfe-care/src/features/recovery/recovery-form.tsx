import type { ChosenPart, RecoveryAnswers } from '@nestwell/safety/recovery';
import { useToast, useUndo } from '@nestwell/remote-kit';
import {
  Activity,
  Brain,
  Button,
  CircleDot,
  Droplet,
  Footprints,
  Toilet,
  HandHeart,
  Stack,
  Stethoscope,
  Text,
  Wind,
} from '@nestwell/ui';
import { useState } from 'react';
import { ChosenCard } from './chosen-card';
import { useRecoveryCalls } from './recovery.queries';
import { typedTenths } from './temperature';
import { TemperatureCard } from './temperature-card';

const unanswered: RecoveryAnswers = {
  bleeding: null,
  wound: null,
  temperature: null,
  legs: null,
  pelvicFloor: null,
  breath: null,
  head: null,
  belly: null,
  breasts: null,
  urine: null,
};

/** Ten questions, none of them answered for her. What an answer asks for stands there before it is kept, and after. */
export function RecoveryForm() {
  const [answers, setAnswers] = useState(unanswered);
  const [typed, setTyped] = useState('');
  const { problem, saved, saving, keep, changed } = useKeep();
  const set = (change: Partial<RecoveryAnswers>) => {
    setAnswers((before) => ({ ...before, ...change }));
    changed();
  };
  const chosen = <Part extends ChosenPart>(part: Part) => ({
    part,
    answer: answers[part],
    onAnswer: (answer: RecoveryAnswers[Part]) => set({ [part]: answer }),
  });
  return (
    <Stack gap={6}>
      <ChosenCard {...chosen('bleeding')} icon={<Droplet />} />
      <ChosenCard {...chosen('breath')} icon={<Wind />} />
      <ChosenCard {...chosen('head')} icon={<Brain />} />
      <TemperatureCard
        typed={typed}
        problem={problem}
        onTyped={(next) => {
          setTyped(next);
          set({ temperature: typedTenths(next) });
        }}
      />
      <ChosenCard {...chosen('belly')} icon={<CircleDot />} />
      <ChosenCard {...chosen('wound')} icon={<Stethoscope />} />
      <ChosenCard {...chosen('breasts')} icon={<HandHeart />} />
      <ChosenCard {...chosen('urine')} icon={<Toilet />} />
      <ChosenCard {...chosen('legs')} icon={<Footprints />} />
      <ChosenCard {...chosen('pelvicFloor')} icon={<Activity />} />
      <Stack gap={2}>
        <Button
          full
          busy={saving}
          busyLabel="Saving..."
          disabled={saved || (Object.values(answers).every((answer) => answer === null) && typed === '')}
          onClick={() => void keep(answers, typed)}
        >
          {saved ? 'Saved' : 'Save'}
        </Button>
        <Text small soft>
          What you leave out is kept as “not answered”.
        </Text>
      </Stack>
    </Stack>
  );
}

function useKeep() {
  const { toast } = useToast();
  const sayUndoable = useUndo();
  const { note, remove, saving } = useRecoveryCalls();
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState(false);
  async function keep({ temperature, ...chosen }: RecoveryAnswers, typed: string) {
    if (typed !== '' && temperature === null)
      return setProblem('A thermometer shows 34 to 43 °C, or 93 to 110 °F. Check the figure.');
    try {
      const { id } = await note({ ...chosen, temperature: temperature === null ? null : temperature / 10 });
      setSaved(true);
      sayUndoable({ title: 'Saved' }, async () => {
        await remove(id);
        setSaved(false);
      });
    } catch {
      toast({ title: 'Error', description: 'Failed to save. Please try again.', tone: 'alert' });
    }
  }
  const changed = () => {
    setProblem(undefined);
    setSaved(false);
  };
  return { problem, saved, saving, keep, changed };
}
