import { Slot } from '@nestwell/remote-kit';
import { Section } from '@nestwell/ui';
import * as css from './home.module.css';
import { packColumns } from './pack-columns';

/**
 * Home of a member who wants to hear nothing of pregnancies and babies: care first, then the day if she likes. No
 * stage, ring, goal or streak, and nothing that asks.
 */
export function QuietHome() {
  return (
    <div className={css.page}>
      <Slot name="home.header@1" />
      <div className={css.columns} ref={packColumns} data-columns>
        <div className={`${css.story} ${css.care}`}>
          <Slot name="home.care@1" />
        </div>
        <Section title="Today, if you like" className={css.today}>
          <div className={css.card}>
            <Slot name="home.wellbeing@1" />
          </div>
        </Section>
        <div className={css.next}>
          <Slot name="home.reminder@1" />
        </div>
        <div className={css.next}>
          <Slot name="home.put-away@1" />
        </div>
        <div className={css.next}>
          <Slot name="home.more@1" />
        </div>
        <div className={css.next}>
          <Slot name="home.settings-link@1" />
        </div>
      </div>
      <Slot name="home.quick-log@1" />
    </div>
  );
}
