import { callWithoutCounting, termFrom } from '@nestwell/safety/signs';
import { CallCard, CallReasons } from '../../lib/contact/call-card';

const reasons = [...callWithoutCounting.value, `it is before ${termFrom.value} weeks and they are regular`];

export function WhenToCall() {
  return (
    <CallCard title="Call now if">
      <CallReasons label="Call now if" reasons={reasons} />
    </CallCard>
  );
}
