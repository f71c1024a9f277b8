import { callWithoutCounting, termFrom, urgeToPush } from '@nestwell/safety/signs';
import { CallCard, CallReasons } from '../../lib/contact/call-card';

const reasons = [...callWithoutCounting.value, `they are regular before ${termFrom.value} weeks`];

/** The list never changes; where a rule is met its title says to call. */
export function WhenToCall({ isNow }: { isNow: boolean }) {
  return (
    <CallCard title={isNow ? 'Call now' : 'Call now if'}>
      {isNow && <p role="alert">About what you timed. Call as well if</p>}
      <CallReasons label="Call now if" reasons={reasons} />
      <p>{urgeToPush.value}</p>
    </CallCard>
  );
}
