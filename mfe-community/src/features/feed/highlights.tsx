import { useMember, useDeviceDate } from '@nestwell/remote-kit';
import { Card, Disclosure } from '@nestwell/ui';
import { highlightsOf } from './lib/highlights';
import * as css from './feed.module.css';

export function Highlights() {
  const today = useDeviceDate();
  const { tip, nudge } = highlightsOf(today, useMember().pregnancyPaused);
  return (
    <>
      <Card variant="field" shell="straw" className={css.note}>
        <h2>Tip of the day</h2>
        <p>{tip}</p>
      </Card>
      <Card variant="field" shell="russet" className={css.note}>
        <h2>A small nudge</h2>
        <p>{nudge}</p>
      </Card>
    </>
  );
}

export function Guidelines() {
  return (
    <Card variant="flat" className={css.guidelines}>
      <Disclosure title="Community guidelines">
        <ul className={css.rules}>
          <li>Be as kind as you would be at a friend’s kitchen table.</li>
          <li>Speak from your own experience. Leave diagnoses and doses to professionals.</li>
          <li>Keep names, addresses and pictures of others out of it.</li>
          <li>No selling, no links that sell.</li>
          <li>If something worries you, report it. Three reports hide it until we have looked.</li>
          <li>In an emergency call your local emergency number first.</li>
        </ul>
      </Disclosure>
    </Card>
  );
}
