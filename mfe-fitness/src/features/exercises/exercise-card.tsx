import type { Exercise } from '@nestwell/contracts/fitness';
import { Badge, Card, ChevronRight, Clock, EggWell, warmLayers } from '@nestwell/ui';
import { ExerciseBadges } from './exercise-badges';
import * as css from './exercise-card.module.css';
import { categoryLooks } from './lib/category';
import type { Lock } from './lib/catalogue-view';
import { VideoPicture } from './video-picture';

interface ExerciseCardProps {
  exercise: Exercise;
  /** Why it cannot be started yet. */
  lock: Lock | null;
  onOpen: () => void;
}

export function ExerciseCard({ exercise, lock, onOpen }: ExerciseCardProps) {
  const { shell, Icon } = categoryLooks[exercise.category];
  const isShut = lock !== null && !lock.opens;
  return (
    <Card variant={isShut ? 'locked' : 'raised'} className={css.card} aria-labelledby={`name-${exercise.id}`}>
      {exercise.youtubeUrl !== null && !isShut && <VideoPicture exercise={exercise} />}
      <div className={css.head}>
        <EggWell size="regular" shell={isShut ? undefined : shell}>
          <Icon />
        </EggWell>
        <div className={css.words}>
          <h3 id={`name-${exercise.id}`}>
            {isShut ? exercise.name : <Opener name={exercise.name} onOpen={onOpen} />}
          </h3>
          <p className={css.description}>{exercise.description}</p>
          {isShut && <p className={css.description}>{lock.notice}</p>}
        </div>
      </div>
      <div className={css.foot}>
        <div className={css.badges}>
          {lock && (
            <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
              {lock.badge}
            </Badge>
          )}
          <ExerciseBadges exercise={exercise} muted={isShut} />
        </div>
        {!isShut && <ChevronRight aria-hidden="true" className={css.chevron} />}
      </div>
    </Card>
  );
}

/** The whole card can be tapped; the name is what is read out. */
function Opener({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button type="button" className={css.opener} aria-haspopup="dialog" {...warmLayers} onClick={onOpen}>
      {name}
    </button>
  );
}
