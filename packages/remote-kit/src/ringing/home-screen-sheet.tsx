import { Button, Logo, Share, Sheet, Step, Steps, StepSign, Text } from '@nestwell/ui';

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
      <Steps>
        <Step>
          Tap{' '}
          <StepSign>
            <Share aria-hidden="true" />
          </StepSign>{' '}
          Share, below
        </Step>
        <Step>
          Choose <b>Add to Home Screen</b>
        </Step>
        <Step picture={<Logo />}>Open Nestwell from there and turn reminders on</Step>
      </Steps>
      <Text small soft>
        It also opens faster and works without a connection.
      </Text>
    </Sheet>
  );
}
