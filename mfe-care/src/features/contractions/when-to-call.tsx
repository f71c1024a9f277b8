import { useMember } from '@nestwell/remote-kit';
import { callInLabourWhilePaused, callWithoutCounting, termFrom, urgeToPush } from '@nestwell/safety/signs';
import { Card } from '@nestwell/ui';
import { CallCard, CallReasons } from '../../lib/contact/call-card';
import { isQuiet } from '../../lib/whom-for';

const reasons = [...callWithoutCounting.value, `they are regular before ${termFrom.value} weeks`];

/** When to call. Once a rule is met only whom to call: the list then stands under the timer, in `AlsoCall`. */
export function WhenToCall({ isNow }: { isNow: boolean }) {
  return (
    <CallCard title={isNow ? 'Call now' : 'Call now if'}>
      {isNow ? <p role="alert">About what you timed.</p> : <Reasons />}
    </CallCard>
  );
}

/** What to call about as well, under the timer. */
export function AlsoCall() {
  return (
    <Card variant="flat" data-help>
      <p>Call as well if</p>
      <Reasons />
    </Card>
  );
}

function Reasons() {
  const shown = isQuiet(useMember()) ? callInLabourWhilePaused.value : reasons;
  return (
    <>
      <CallReasons label="Call now if" reasons={shown} />
      <p>{urgeToPush.value}</p>
    </>
  );
}
