import { billing, type TestBehaviour } from '@nestwell/contracts/billing';
import { call } from '@nestwell/remote-kit';
import { Badge, Button, Card, handsFocusOn, Row, Stack, Wrench } from '@nestwell/ui';
import * as css from '../checkout.module.css';
import { reasonOf, type Purchase } from './use-purchase';

interface WayToPay {
  purchase: Purchase;
  total: number;
}

/** Stands in for the provider's window where none is configured: every way a payment can go, at a press. */
export function TestPayment({ purchase, total }: WayToPay) {
  const busy = purchase.state !== 'idle';

  async function pay(behaviour: TestBehaviour) {
    if (busy) return;
    purchase.begin();
    try {
      const orderId = await purchase.open();
      await call(billing.answerTestOrder, { params: { orderId }, body: { behaviour } });
      await purchase.finish(orderId);
    } catch (error) {
      purchase.stop(reasonOf(error));
    }
  }
  function cancel() {
    if (busy) return;
    console.info('Payment canceled');
    purchase.stop(null);
  }
  return (
    <Card ref={handsFocusOn} variant="flat" aria-label="Payment">
      <Stack gap={4}>
        <Badge className={css.mark} tone="warn" icon={<Wrench aria-hidden="true" />}>
          Test payments: no money moves
        </Badge>
        <Button full busy={busy} busyLabel="Paying..." onClick={() => void pay('approve')}>
          Approve ${total.toFixed(2)}
        </Button>
        {/* Not `disabled`: the one that was pressed would lose the focus. */}
        <Row gap={2} wrap>
          <Button variant="line" small aria-disabled={busy} onClick={() => void pay('decline')}>
            Decline
          </Button>
          <Button variant="line" small aria-disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button variant="line" small aria-disabled={busy} onClick={() => void pay('down')}>
            Provider down
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
