import { Button, Sheet, Stack, UsersRound } from '@nestwell/ui';
import { HelpLines } from '../../lib/lines/help-lines';
import * as css from './mood.module.css';

interface MoodHelpProps {
  open: boolean;
  /** What leads back from it. */
  back?: string;
  onClose: () => void;
}

/**
 * Opens with her answer, before it is kept or she goes on, without a network and whatever her plan. Where the code of
 * layers cannot be fetched the same stands in their place.
 */
export function MoodHelp({ open, back = 'Back to the questions', onClose }: MoodHelpProps) {
  const help = (
    <Stack gap={4} data-help>
      <HelpLines first="primary" />
      <p className={css.calm}>
        <UsersRound aria-hidden="true" />
        Is someone near you? Tell them: “I need you to stay with me.”
      </p>
    </Stack>
  );
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="You are not alone with this"
      description="Thank you for saying it. Someone can listen now."
      meanwhile={help}
      footer={
        <Button variant="line" full onClick={onClose}>
          {back}
        </Button>
      }
    >
      {help}
    </Sheet>
  );
}
