import { Banner, BellOff, Button, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { AllowSheet } from './allow-sheet';
import { useDeviceWord, type DeviceWord } from './device-words';
import { HomeScreenSheet } from './home-screen-sheet';
import { RingQuestion } from './ring-question';
import { useRinging, type RingState } from './use-ringing';

type Silent = Exclude<RingState, 'unknown' | 'on'>;

const words: Record<Silent, (word: DeviceWord) => string> = {
  off: (word) => `Will not ring on this ${word}.`,
  'home-screen': (word) => `Will not ring on this ${word}.`,
  blocked: (word) => `Blocked in your ${word}’s settings.`,
  unsupported: (word) => `Will not ring on this ${word}: this browser can’t.`,
  'not-set-up': (word) => `Will not ring on this ${word}: this site sends no notifications.`,
};

/** What she can do about it, where she can. */
const acts: Partial<Record<Silent, string>> = {
  off: 'Turn on',
  'home-screen': 'Turn on',
  blocked: 'How to allow it',
};

/** Stands beside what is to ring for as long as it will not on this device. */
export function RingLine() {
  const ringing = useRinging();
  const word = useDeviceWord();
  // As it was when she pressed: her answer to the browser changes the state while the sheet is still open.
  const [opened, setOpened] = useState<Silent | null>(null);
  const { state } = ringing;
  if (state === 'on' || state === 'unknown') return null;
  const act = acts[state];
  const close = () => setOpened(null);
  return (
    <div role="status">
      <Banner
        icon={<BellOff aria-hidden="true" />}
        action={
          act && (
            <Button variant="line" small onClick={() => setOpened(state)} {...warmLayers}>
              {act}
            </Button>
          )
        }
      >
        {words[state](word)}
      </Banner>
      {opened === 'off' && <RingQuestion ringing={ringing} about={null} onClose={close} />}
      <HomeScreenSheet open={opened === 'home-screen'} onOpenChange={close} />
      <AllowSheet open={opened === 'blocked'} onOpenChange={close} />
    </div>
  );
}
