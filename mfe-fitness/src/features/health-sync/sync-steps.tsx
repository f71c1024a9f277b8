import { energyLabels, moodLabels } from '@nestwell/contracts/fitness';
import { pluralWeightUnit, shownWeight } from '@nestwell/domain/units';
import { useMember } from '@nestwell/remote-kit';
import { Bone, ScaleSlider, Skeleton } from '@nestwell/ui';
import type { ComponentType } from 'react';
import { labelOf } from '../../lib/levels';
import { LowWeekOffer } from '../../lib/support/low-week-offer';
import { widened, type SyncField } from './lib/sync-values';
import * as css from './health-sync.module.css';
import type { Sync } from './use-sync';

interface QuestionsProps {
  sync: Sync;
}

interface Step {
  title: string;
  purpose: string;
  Questions: ComponentType<QuestionsProps>;
}

/** Binds a slider to one answer, its range widened to what was known before. */
const answerOf = ({ values, known, set }: Sync, field: SyncField) => ({
  ...widened(field, known[field]),
  value: values[field],
  onValueChange: (value: number) => set(field, value),
});

const cups = (count: number) => `${count} ${count === 1 ? 'cup' : 'cups'}`;
const hours = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;

function Hydration({ sync }: QuestionsProps) {
  if (sync.waiting) return <Waiting />;
  return (
    <ScaleSlider label="Water" {...answerOf(sync, 'waterIntake')} valueText={cups(sync.values.waterIntake)} />
  );
}

function Sleep({ sync }: QuestionsProps) {
  if (sync.waiting) return <Waiting />;
  return (
    <ScaleSlider label="Sleep" {...answerOf(sync, 'sleepHours')} valueText={hours(sync.values.sleepHours)} />
  );
}

function MoodAndEnergy({ sync }: QuestionsProps) {
  const { mood, energy } = sync.values;
  if (sync.waiting) return <Waiting />;
  return (
    <div className={css.step}>
      <ScaleSlider
        label="Mood"
        stops="faces"
        {...answerOf(sync, 'mood')}
        valueText={labelOf(moodLabels, mood)}
        ends={[moodLabels[0], moodLabels[4]]}
      />
      <ScaleSlider
        label="Energy"
        stops="eggs"
        {...answerOf(sync, 'energy')}
        valueText={labelOf(energyLabels, energy)}
        ends={[energyLabels[0], energyLabels[4]]}
      />
      <LowWeekOffer mood={mood} />
    </div>
  );
}

function Weight({ sync }: QuestionsProps) {
  const { units } = useMember();
  if (sync.waiting || sync.waitingForWeight) return <Waiting />;
  const answer = answerOf(sync, 'weight');
  const text = (pounds: number) => `${shownWeight(pounds, units)} ${pluralWeightUnit[units]}`;
  return (
    <ScaleSlider
      label="Weight"
      {...answer}
      valueText={text(sync.values.weight)}
      ends={[text(answer.min), text(answer.max)]}
    />
  );
}

/** The place of one slider, until it is known where it starts. */
function Waiting() {
  return (
    <Skeleton label="Loading what you have logged" className={css.weight}>
      <Bone width="40%" />
      <Bone height="2.75rem" />
    </Skeleton>
  );
}

const withoutFigures: readonly [Step, ...Step[]] = [
  {
    title: 'Quick Hydration Check',
    purpose: 'About how many cups so far today? A guess will do.',
    Questions: Hydration,
  },
  { title: 'Sleep & Rest', purpose: 'Add up the pieces. Naps count too.', Questions: Sleep },
  { title: 'Mood & Energy', purpose: 'No right answers. Just where you are.', Questions: MoodAndEnergy },
];

const weightStep: Step = {
  title: 'Weight Check',
  purpose: 'Only if you want to keep track. Leave it as it is otherwise.',
  Questions: Weight,
};
const withFigures = [...withoutFigures, weightStep] as const;

/** What is asked in turn; no weight of one who wants to see none. */
export const stepsFor = (showsFigures: boolean): readonly [Step, ...Step[]] =>
  showsFigures ? withFigures : withoutFigures;
