import { Button, Logo, Share, Sheet } from '@nestwell/ui';
import * as css from './home-screen-sheet.module.css';

interface HomeScreenSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How an iPhone comes to ring: it does so only for what stands on its home screen. */
export function HomeScreenSheet({ open, onOpenChange }: HomeScreenSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Reminders that ring"
      description="An iPhone rings for Nestwell only from your home screen."
      footer={
        <Button full onClick={() => onOpenChange(false)}>
          Got it
        </Button>
      }
    >
      <ol className={css.steps}>
        <li>
          <span>
            Tap{' '}
            <span className={css.sign}>
              <Share aria-hidden="true" />
            </span>{' '}
            Share, below
          </span>
        </li>
        <li>
          <span>
            Choose <b>Add to Home Screen</b>
          </span>
        </li>
        <li>
          <span>Open Nestwell from there and turn reminders on</span>
          <span className={css.icon}>
            <Logo />
          </span>
        </li>
      </ol>
      <p className={css.why}>It also opens faster and works without a connection. We ask this once.</p>
    </Sheet>
  );
}
