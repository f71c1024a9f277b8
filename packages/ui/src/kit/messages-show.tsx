import { useState } from 'react';
import {
  Banner,
  Bone,
  Button,
  Card,
  EmptyState,
  Illustration,
  LoadFailure,
  LockPreview,
  Row,
  Skeleton,
  Spinner,
  ToastRegion,
  type ToastContent,
} from '../index';
import { Toast } from '../messages/toast';
import { Show } from './show';

const SAVED: ToastContent = {
  id: 1,
  title: 'Meal logged!',
  description: 'Your meal has been successfully logged.',
};
const FAILED: ToastContent = {
  id: 2,
  tone: 'alert',
  title: 'Sync failed',
  description: 'Please try again in a moment.',
};

/** The longest that a timer can wait: 24 days. */
const STAYS = 2 ** 31 - 1;

export function MessagesShow() {
  const [toast, setToast] = useState<ToastContent | null>(null);
  const [still, setStill] = useState([SAVED, FAILED]);
  return (
    <>
      <Show title="Toasts and banners">
        <Row wrap>
          <Button variant="line" small onClick={() => setToast({ ...SAVED, id: Math.random() })}>
            Success toast
          </Button>
          <Button variant="line" small onClick={() => setToast({ ...FAILED, id: Math.random() })}>
            Failure toast
          </Button>
        </Row>
        {still.map((one) => (
          <Toast
            key={one.id}
            toast={one}
            duration={STAYS}
            onDismiss={() => setStill(still.filter((other) => other !== one))}
          />
        ))}
        <ToastRegion toast={toast} onDismiss={() => setToast(null)} />
        <Banner
          action={
            <Button variant="line" small>
              Upgrade
            </Button>
          }
        >
          Your trial expires in 2 days.
        </Banner>
        <LockPreview title="Nestwell" body="A reminder from Nestwell" at="8:00 AM" />
        <Spinner label="Loading" large />
      </Show>
      <Show title="Loading, empty and error">
        <Card>
          <Skeleton label="Loading meals" rows={1} />
          <Skeleton label="Loading a plan">
            <Bone shape="button" />
          </Skeleton>
        </Card>
        <Card>
          <EmptyState art="bowl" title="No Meal Plans Yet" action={<Button>Make a 3-day plan</Button>}>
            Choose 3, 7 or 14 days and we’ll plan the meals and the shopping.
          </EmptyState>
        </Card>
        <Card>
          <LoadFailure onRetry={() => undefined}>
            Your posts didn’t load. Check your connection, then try again.
          </LoadFailure>
        </Card>
      </Show>
      <Show title="Illustrations">
        <div className="kit-art">
          {(['nest', 'bowl', 'moon', 'cups', 'path', 'thread'] as const).map((name) => (
            <Illustration key={name} name={name} />
          ))}
        </div>
      </Show>
    </>
  );
}
