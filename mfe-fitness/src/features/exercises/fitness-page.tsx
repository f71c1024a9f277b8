import { fitness, type Exercise } from '@nestwell/contracts/fitness';
import { useHandedBack, useMember, useDeviceDate } from '@nestwell/remote-kit';
import { Link, useTab } from '@nestwell/remote-kit/router';
import { buttonClass, Page, PageHeader, Tabs } from '@nestwell/ui';
import { useState } from 'react';
import { ExerciseDialogs } from './exercise-dialogs';
import { ExerciseFilters } from './exercise-filters';
import { ExerciseList } from './exercise-list';
import { useExercises } from './exercises.queries';
import * as css from './fitness-page.module.css';
import { isForHer, lockOf, openTo, type Filters, type Tab } from './lib/catalogue-view';
import { RecentWorkouts } from './recent-workouts';
import { leadFor } from './lib/lead';
import { useMother } from './use-mother';
import { useOpenedExercise } from './use-opened-exercise';
import { VideosPanel } from './videos-panel';
import { WeekCard } from './week-card';

const tabs: readonly { id: Tab; label: string }[] = [
  { id: 'all', label: 'All' },
  { id: 'videos', label: 'Videos' },
  { id: 'core', label: 'Core' },
  { id: 'cardio', label: 'Cardio' },
  { id: 'strength', label: 'Strength' },
  { id: 'flexibility', label: 'Flexibility' },
  { id: 'outdoor', label: 'Outdoor' },
];

const tabIds: readonly [Tab, ...Tab[]] = ['all', ...tabs.map(({ id }) => id).filter((id) => id !== 'all')];

export function FitnessPage() {
  const user = useMember();
  const today = useDeviceDate();
  const mother = useMother();
  const exercises = useExercises();
  const [chosen, setChosen] = useState<Omit<Filters, 'tab'>>({ category: 'all', difficulty: 'all' });
  const [tab, chooseTab] = useTab(tabIds);
  const filters: Filters = { ...chosen, tab };
  const [opened, setOpened] = useOpenedExercise(
    exercises.data?.filter((exercise) => isForHer(exercise, user)),
  );
  const [minutes, setMinutes] = useState<number>();
  const open = (exercise: Exercise, written?: number) => {
    setMinutes(written);
    setOpened(exercise);
  };
  useHandedBack(
    fitness.logWorkout,
    opened !== null,
    ({ rows: [row] }) => row && open(row.exercise, row.duration),
  );
  const change = (changes: Partial<Omit<Filters, 'tab'>>) => setChosen((now) => ({ ...now, ...changes }));
  return (
    <Page className={css.page}>
      <PageHeader
        title="Fitness & Movement"
        lead={leadFor(user, today)}
        actions={
          <Link to="/checkout" className={buttonClass({ variant: 'line', small: true })}>
            Subscribe
          </Link>
        }
      />
      <div className={css.columns}>
        <div className={css.tools}>
          <WeekCard
            available={
              mother.clearance === undefined ? undefined : exercises.data && openTo(exercises.data, mother)
            }
          />
          <ExerciseFilters filters={filters} onChange={change} />
        </div>
        <div className={css.list}>
          <Tabs label="Kinds of movement" items={tabs} value={tab} onValueChange={chooseTab}>
            {tab === 'videos' ? (
              <VideosPanel />
            ) : (
              <ExerciseList exercises={exercises} filters={filters} onOpen={open} />
            )}
          </Tabs>
        </div>
        <RecentWorkouts className={css.recent} />
      </div>
      {opened && (
        <ExerciseDialogs
          key={opened.id}
          exercise={opened}
          lock={lockOf(opened, mother)}
          onClose={() => setOpened(null)}
          minutes={minutes}
        />
      )}
    </Page>
  );
}
