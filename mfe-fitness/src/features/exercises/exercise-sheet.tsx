import type { Exercise } from '@nestwell/contracts/fitness';
import { Button, buttonClass, Sheet, VisuallyHidden } from '@nestwell/ui';
import { BeforeExercise } from './before-exercise';
import { ExerciseBadges } from './exercise-badges';
import * as css from './exercise-sheet.module.css';
import type { Lock } from './lib/catalogue-view';
import { StepBack } from './step-back';
import { VideoPicture } from './video-picture';

interface ExerciseSheetProps {
  exercise: Exercise;
  lock: Lock | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onStart: () => void;
}

export function ExerciseSheet({ exercise, lock, open, onOpenChange, onStart }: ExerciseSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={exercise.name}
      footer={
        <>
          {exercise.youtubeUrl !== null && <WatchLink url={exercise.youtubeUrl} />}
          <Button disabled={lock !== null} onClick={onStart}>
            Start Workout
          </Button>
        </>
      }
    >
      <div className={css.badges}>
        <ExerciseBadges exercise={exercise} babyFriendly />
      </div>
      {exercise.youtubeUrl !== null && <VideoPicture exercise={exercise} />}
      <p>{exercise.description}</p>
      {lock && <p className={css.works}>{lock.notice}</p>}
      <BeforeExercise />
      <HowTo steps={exercise.instructions} />
      <StepBack />
      <p className={css.works}>
        <b>Works</b> {inOneSentence(exercise.targetMuscles)}
      </p>
    </Sheet>
  );
}

function WatchLink({ url }: { url: string }) {
  return (
    <a className={buttonClass({ variant: 'line' })} href={url} target="_blank" rel="noopener noreferrer">
      Watch on YouTube
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

function HowTo({ steps }: { steps: readonly string[] }) {
  return (
    <section className={css.howTo} aria-labelledby="how-to">
      <h3 id="how-to">How to</h3>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** 'Pelvic floor, deep abdominals' */
const inOneSentence = ([first = '', ...rest]: readonly string[]) =>
  [first, ...rest.map((muscle) => muscle.toLowerCase())].join(', ');
