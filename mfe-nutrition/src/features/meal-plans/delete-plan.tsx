import type { MealPlan } from '@nestwell/contracts/nutrition';
import { usePutBack, useToast, useUndo, type ToastMessage } from '@nestwell/remote-kit';
import { ConfirmDialog } from '@nestwell/ui';
import { useDeletePlan } from '../../lib/meal-plans/plans.queries';

interface DeletePlanProps {
  plan: Pick<MealPlan, 'id'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: string;
  /** Each screen has its own words. */
  done: string;
  failed: Pick<ToastMessage, 'title' | 'description'>;
  onDeleted?: () => void;
}

/** Asks before deleting, in the specification's words; for a few seconds it can be taken back all the same. A failure closes the question, says so and keeps the plan. */
export function DeletePlan({ plan, open, onOpenChange, question, done, failed, onDeleted }: DeletePlanProps) {
  const { toast } = useToast();
  const [sayUndoable, putBack] = [useUndo(), usePutBack()];
  const deletePlan = useDeletePlan();
  const confirm = () =>
    void deletePlan.mutateAsync({ params: { planId: plan.id } }).then(
      () => {
        onOpenChange(false);
        sayUndoable({ title: done }, () => putBack('mealPlan', plan.id));
        onDeleted?.();
      },
      () => {
        onOpenChange(false);
        toast({ ...failed, tone: 'alert' });
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={question}
      confirmLabel="Delete"
      busy={deletePlan.isPending}
      busyLabel="Deleting..."
      onConfirm={confirm}
    />
  );
}
