import {
  care,
  type AddMedicineRequest,
  type AnswerDoseRequest,
  type ChangeMedicineRequest,
} from '@nestwell/contracts/care';
import { isReadOf } from '@nestwell/contracts/kernel';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { readOf, useCall, useMember, useQuery, useQueryClient } from '@nestwell/remote-kit';

export function useMedicines() {
  const { id: userId } = useMember();
  return useQuery(readOf(care.listMedicines, { params: { userId } }));
}

/** What she said of the doses of one day. */
export const dosesOf = (userId: string, date: LocalDate) =>
  readOf(care.listDoses, { params: { userId }, query: { startDate: date, endDate: date } });

export const useDosesOn = (date: LocalDate) => useQuery(dosesOf(useMember().id, date));

/** Medicines, their doses and what rings for them: a tap on an answer is seen at once. */
function useRefresh() {
  const { id: userId } = useMember();
  const queryClient = useQueryClient();
  const areas = ['medicines', 'reminders'] as const;
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => areas.some((area) => isReadOf(area, userId, queryKey)),
    });
}

export function useMedicineCalls() {
  const { id: userId } = useMember();
  const onSuccess = useRefresh();
  const add = useCall(care.addMedicine, { onSuccess });
  const change = useCall(care.changeMedicine, { onSuccess });
  const remove = useCall(care.removeMedicine, { onSuccess });
  return {
    saving: add.isPending || change.isPending,
    add: (body: AddMedicineRequest) => add.mutateAsync({ params: { userId }, body }),
    change: (medicineId: string, body: ChangeMedicineRequest) =>
      change.mutateAsync({ params: { medicineId }, body }),
    remove: (medicineId: string) => remove.mutateAsync({ params: { medicineId } }),
  };
}

export function useAnswerDose() {
  const { id: userId } = useMember();
  const answer = useCall(care.answerDose, { onSuccess: useRefresh() });
  return (medicineId: string, body: AnswerDoseRequest) =>
    answer.mutateAsync({ params: { userId, medicineId }, body });
}
