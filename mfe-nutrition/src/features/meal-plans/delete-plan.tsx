import type { MealPlan } from '@nestwell/contracts/nutrition';
import { useToast, type ToastMessage } from '@nestwell/remote-kit';
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

/** Asks before deleting. A failure closes the question, says so and keeps the plan. */
export function DeletePlan({ plan, open, onOpenChange, question, done, failed, onDeleted }: DeletePlanProps) {
  const { toast } = useToast();
  const deletePlan = useDeletePlan();
  const confirm = () =>
    void deletePlan.mutateAsync({ params: { planId: plan.id } }).then(
      () => {
        onOpenChange(false);
        toast({ title: done });
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
