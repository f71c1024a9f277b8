import { Slot, useUser } from '@nestwell/remote-kit';
import { Behind } from '../slots/behind';
import * as css from './home.module.css';
import { packColumns } from './pack-columns';
import { QuietHome } from './quiet-home';
import { TodaysProgress } from './todays-progress';

/**
 * Home holds no feature: it lays out slots. The order in the page, for eyes, keys and screen readers, is the phone's:
 * state, act, read. From 1024 px the same parts stand in three columns by role: story, today, do next.
 */
export function Home() {
  const { user } = useUser();
  if (user?.pregnancyPaused) return <QuietHome />;
  return (
    <div className={css.page}>
      <Slot name="home.header@1" />
      <div className={css.columns} ref={packColumns} data-columns>
        <div className={css.story}>
          <Slot name="home.baby@1" />
        </div>
        <div className={css.next}>
          <div className={css.actions}>
            <Slot name="home.sync@1" />
            <Slot name="home.log-food@1" />
            <Slot name="home.workout@1" />
            <Slot name="home.cup@1" />
          </div>
        </div>
        <TodaysProgress />
        <Behind>
          <div className={css.next}>
            <Slot name="home.nursing@1" />
          </div>
          <div className={css.next}>
            <Slot name="home.reminder@1" />
          </div>
          <div className={css.next}>
            <Slot name="home.suggestions@1" />
          </div>
          <div className={css.story}>
            <Slot name="home.quote@1" />
          </div>
          <div className={css.story}>
            <Slot name="home.milestone@1" />
          </div>
          <div className={css.today}>
            <Slot name="home.meals@1" />
          </div>
          <div className={css.next}>
            <Slot name="home.post@1" />
          </div>
          <div className={css.next}>
            <Slot name="home.more@1" />
          </div>
          <div className={css.next}>
            <Slot name="home.settings-link@1" />
          </div>
        </Behind>
      </div>
      <Slot name="home.quick-log@1" />
    </div>
  );
}
