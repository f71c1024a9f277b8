import { Switch } from '@nestwell/ui';
import { useState } from 'react';
// By its own name, so that a module that compiles this file uses the kit the shell provides.
import { useOnDevice } from '@nestwell/remote-kit';
import { useDeviceWord, type DeviceWord } from './device-words';
import { needsHomeScreen, noteShownTheWay, wasShownTheWay } from './home-screen';
import { HomeScreenSheet } from './home-screen-sheet';
import { useRinging, type RingState } from './use-ringing';

const reasons: Partial<Record<RingState, (word: DeviceWord) => string>> = {
  'home-screen': () => 'Add Nestwell to your home screen first: Share, then Add to Home Screen.',
  unsupported: () => 'This browser can’t do it.',
  blocked: (word) => `Blocked in your ${word}’s settings.`,
  'not-set-up': () => 'This site sends no notifications.',
};

/** Whether this device rings; an iPhone in the browser is shown the way to its home screen first, once. */
export function RingSwitch() {
  const { state, isOn, isChanging, change } = useRinging();
  const word = useDeviceWord();
  const needsTheWay = useOnDevice(() => needsHomeScreen() && !wasShownTheWay(), false);
  const [wasShown = !needsTheWay, setShown] = useState<boolean>();
  const [isShowing, setShowing] = useState(false);
  const reason = wasShown ? reasons[state]?.(word) : undefined;
  const showTheWay = () => {
    noteShownTheWay();
    setShowing(true);
  };
  const close = (open: boolean) => {
    setShowing(open);
    setShown(!open);
  };
  return (
    <>
      <Switch
        label={`Ring on this ${word}`}
        // Always a line: what her browser cannot do takes its place, and moves nothing.
        description={isChanging ? 'Asking your browser…' : 'Also when Nestwell is closed'}
        checked={isOn}
        disabled={reason !== undefined}
        reason={reason}
        onCheckedChange={(next) => {
          if (!wasShown) showTheWay();
          else if (!isChanging) void change(next);
        }}
      />
      <HomeScreenSheet open={isShowing} onOpenChange={close} />
    </>
  );
}
