import { Button, Sheet, Step, Steps } from '@nestwell/ui';
// By its own name, so that a module that compiles this file uses the kit the shell provides.
import { useOnDevice } from '@nestwell/remote-kit';

interface AllowSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Place = 'iphone' | 'android' | 'computer';

/** Where each kind of device keeps what its browser forbids. No page may open these places. */
const steps: Record<Place, readonly string[]> = {
  iphone: [
    'Open Settings on your iPhone',
    'Tap Apps, then Nestwell, then Notifications',
    'Turn on Allow Notifications',
  ],
  android: [
    'Tap the sign left of the address, or hold the Nestwell icon and tap App info',
    'Tap Permissions or Notifications',
    'Allow notifications',
  ],
  computer: [
    'Press the sign left of the address, at the top',
    'Find Notifications there, or under Site settings',
    'Choose Allow',
  ],
};

const placeHere = (): Place => {
  if ('standalone' in navigator) return 'iphone';
  return /Android/.test(navigator.userAgent) ? 'android' : 'computer';
};

/** How she takes back what her device forbids. */
export function AllowSheet({ open, onOpenChange }: AllowSheetProps) {
  const place = useOnDevice(placeHere, 'android');
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="How to allow it"
      description="This is changed in your device’s own settings, outside Nestwell."
      footer={
        <Button full onClick={() => onOpenChange(false)}>
          Got it
        </Button>
      }
    >
      <Steps>
        {[...steps[place], 'Come back here and turn it on'].map((step) => (
          <Step key={step}>{step}</Step>
        ))}
      </Steps>
    </Sheet>
  );
}
