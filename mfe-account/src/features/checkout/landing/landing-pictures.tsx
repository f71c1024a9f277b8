import { Illustration, MoodEgg, ProgressRing, shellClass, type Shell } from '@nestwell/ui';
import type { ReactNode } from 'react';
import * as css from './landing.module.css';
import { WeekNest } from './week-nest';

/** Three pictures of what it does. The words say it all; what is drawn are examples. */
export function LandingPictures() {
  return (
    <section aria-label="What Nestwell does" className={css.pictures}>
      <Picture shell="straw" title="Week by week" drawing={<WeekNest />}>
        Your baby’s size, your body, what some notice and what to call about.
      </Picture>
      <Picture shell="moss" title="Fed and rested" drawing={<Rings />}>
        Meals, water and sleep, logged in a tap or two. Never a broken streak.
      </Picture>
      <Picture shell="heather" title="How you are, too" drawing={<Faces />}>
        A minute’s check-in, and whom to call.
      </Picture>
    </section>
  );
}

interface PictureProps {
  shell: Shell;
  title: string;
  drawing: ReactNode;
  children: ReactNode;
}

function Picture({ shell, title, drawing, children }: PictureProps) {
  return (
    <article className={`${css.picture} ${shellClass(shell)}`}>
      <div className={css.drawing} aria-hidden="true">
        {drawing}
      </div>
      <div>
        <h2>{title}</h2>
        <p className={css.small}>{children}</p>
      </div>
    </article>
  );
}

const Rings = () => (
  <div className={css.rings}>
    <ProgressRing
      percentage={67}
      size={90}
      colour="moss"
      label=""
      value={<Illustration name="bowl" className={css.bowl} />}
    />
    <ProgressRing percentage={60} size={50} colour="water" label="" value="" />
  </div>
);

const Faces = () => (
  <div className={css.mood}>
    <div className={css.faces}>
      <MoodEgg level={2} />
      <MoodEgg level={1} />
      <MoodEgg level={3} />
      <MoodEgg level={2} />
      <MoodEgg level={3} on />
    </div>
    <svg viewBox="0 0 220 34" className={css.strand}>
      <path d="M6 16C40 16 34 28 62 28S88 8 112 8 140 18 162 16 190 6 214 5" strokeWidth="2.6" />
      <path d="M7 18C41 18 35 30 63 30S89 10 113 10 141 20 163 18 191 8 214 7" opacity=".55" />
    </svg>
  </div>
);
