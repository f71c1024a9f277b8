import type { MoodCheck, MoodSet, SaveMoodCheckRequest } from '@nestwell/contracts/care';
import { followedBy, phq9, type Questionnaire } from '@nestwell/safety/questionnaires';
import { useRef, useState } from 'react';
import { answered, startOf, stepsOf, type CourseAnswers, type Step } from './lib/course';
import { useMoodCalls, useMoodQuestionnaire } from './mood.queries';

export type ShownCheck = Pick<MoodCheck, 'mood' | 'worry' | 'takenAt'>;

type At =
  | { place: 'start' }
  | {
      place: 'question';
      step: Step;
      mood: Questionnaire;
      score: number | null;
      isLast: boolean;
      isFirst: boolean;
    }
  | { place: 'result'; check: ShownCheck; isUnkept: boolean };

/** Her way through the questions. Nothing of it is kept before its end: who leaves has said nothing. */
export function useCourse() {
  const questionnaire = useMoodQuestionnaire();
  const { save } = useMoodCalls();
  // As it was when she started: words that arrive on the way change no question of hers.
  const [by, setBy] = useState<MoodSet>('phq9');
  const mood = questionnaire[by] ?? phq9;
  const [place, setPlace] = useState<number | 'start' | 'result'>('start');
  const [answers, setAnswers] = useState<CourseAnswers>(() => startOf(phq9));
  const latest = useRef(answers);
  const [takenAt, setTakenAt] = useState('');
  const [isUnkept, setUnkept] = useState(false);

  async function keep() {
    setUnkept(false);
    const request = requestOf(latest.current, by);
    if (request === null) return;
    try {
      await save(request);
    } catch {
      setUnkept(true);
    }
  }

  function next() {
    if (typeof place !== 'number') return;
    if (place + 1 < stepsOf(latest.current, mood).length) return setPlace(place + 1);
    setTakenAt(new Date().toISOString());
    setPlace('result');
    void keep();
  }

  function at(): At {
    if (place === 'start') return { place };
    if (place === 'result') return { place, isUnkept, check: { takenAt, ...askedOf(answers, by) } };
    const steps = stepsOf(answers, mood);
    const step = steps[place];
    if (!step) return { place: 'start' };
    const score = answers[step.part][step.at] ?? null;
    return { place: 'question', step, mood, score, isLast: place + 1 === steps.length, isFirst: place === 0 };
  }

  const here = at();
  return {
    at: here,
    start: () => {
      setBy(questionnaire.by);
      latest.current = startOf(questionnaire[questionnaire.by] ?? phq9);
      setAnswers(latest.current);
      setPlace(0);
    },
    answer: (score: number | null) => {
      if (here.place !== 'question') return;
      latest.current = answered(latest.current, here.step, score);
      setAnswers(latest.current);
    },
    next,
    back: () => setPlace((now) => (typeof now === 'number' ? Math.max(0, now - 1) : now)),
    leave: () => setPlace('start'),
    retry: () => void keep(),
  };
}

/** Only what her first answers asked for; what she answered before she changed them is not said. */
function askedOf(answers: CourseAnswers, by: MoodSet): Pick<MoodCheck, 'mood' | 'worry'> {
  const asked = followedBy(answers);
  return {
    mood: asked.includes('mood') ? { by, answers: answers.mood } : null,
    worry: asked.includes('worry') ? answers.worry : null,
  };
}

/** Null where she skipped everything: there is nothing to keep. */
function requestOf(answers: CourseAnswers, by: MoodSet): SaveMoodCheckRequest | null {
  const { whooley, gad2 } = answers;
  const { mood, worry } = askedOf(answers, by);
  const said = [...whooley, ...gad2, ...(mood?.answers ?? []), ...(worry ?? [])];
  if (said.every((answer) => answer === null)) return null;
  return {
    whooley,
    gad2,
    worry,
    mood: mood && ({ by, answers: mood.answers } as SaveMoodCheckRequest['mood']),
  };
}
