import { useSpeech } from '@nestwell/remote-kit';
import { useSearchParams } from '@nestwell/remote-kit/router';
import { useState } from 'react';
import type { Command } from './lib/command';
import { timerOf } from './lib/step-timer';
import { useKitchenVoice } from './use-kitchen-voice';
import { useStayAwake } from './use-stay-awake';
import { useStepTimers } from './use-step-timers';

/** Where she is in a recipe, kept in the address, and everything that helps while her hands are busy. */
export function useCooking(steps: readonly string[], onDone: () => void) {
  const [params, setParams] = useSearchParams();
  const [isAwake, setAwake] = useState(true);
  const [isRead, setRead] = useState(false);
  const [listens, setListens] = useState(false);
  const [lost, setLost] = useState('');
  const named = Number(params.get('step') ?? 1);
  const step = Number.isInteger(named) && named >= 1 && named <= steps.length ? named - 1 : 0;
  const timers = useStepTimers();
  const speech = useSpeech();
  const awake = useStayAwake(isAwake);
  const timer = timerOf(steps[step] ?? '');

  const read = (text: string) => void speech.speak(text);
  const show = (next: number) => {
    const changed = new URLSearchParams(params);
    changed.set('step', String(next + 1));
    setParams(changed, { replace: true, preventScrollReset: true });
    if (isRead) read(steps[next] ?? '');
  };
  const next = () => (step + 1 < steps.length ? show(step + 1) : onDone());
  const back = () => step > 0 && show(step - 1);
  const startTimer = () => timer && timers.start(step, timer);
  const obey: Readonly<Record<Command, () => void>> = {
    next,
    back,
    repeat: () => read(steps[step] ?? ''),
    timer: startTimer,
  };
  const voice = useKitchenVoice(listens, speech.speaking, {
    onCommand: (command) => obey[command](),
    onLost: (line) => {
      setListens(false);
      setLost(line);
    },
  });
  return {
    step,
    next,
    back,
    timer,
    timers,
    startTimer,
    awake: { ...awake, on: isAwake, set: setAwake },
    aloud: {
      supported: speech.supported,
      on: isRead,
      set: (on: boolean) => {
        setRead(on);
        if (on) read(steps[step] ?? '');
        else speech.stop();
      },
    },
    voice: {
      supported: voice.supported,
      on: listens,
      set: (on: boolean) => {
        setLost('');
        setListens(on);
      },
      line: listens ? voice.line : lost,
    },
  };
}
