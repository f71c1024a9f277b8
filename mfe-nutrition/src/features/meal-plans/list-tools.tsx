import type { MealPlan } from '@nestwell/contracts/nutrition';
import { useMember, useOnDevice, useToast } from '@nestwell/remote-kit';
import { Button, Copy, Printer, Send } from '@nestwell/ui';
import { listText } from './lib/list-text';
import * as css from './meal-plan-page.module.css';

/** Takes the list along: to another app, to the clipboard, or on paper. */
export function ListTools({ plan }: { plan: MealPlan }) {
  const member = useMember();
  const { toast } = useToast();
  const canShare = useOnDevice(() => typeof navigator.share === 'function', true);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(listText(plan, member));
      toast({ title: 'Shopping list copied', description: 'What is still to buy is on your clipboard.' });
    } catch {
      toast({
        title: 'Copying did not work',
        description: 'Try sharing or printing the list.',
        tone: 'alert',
      });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: plan.name, text: listText(plan, member) });
    } catch (failure) {
      // Closing the share sheet is no failure.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      await copy();
    }
  };
  return (
    <div className={css.toolbar} role="group" aria-label="Shopping list">
      {canShare && (
        <Button variant="line" small icon={<Send aria-hidden="true" />} onClick={() => void share()}>
          Share
        </Button>
      )}
      <Button variant="line" small icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
        Copy
      </Button>
      <Button variant="line" small icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}
